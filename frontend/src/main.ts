import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/literata/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app to draw in");
mount(App, { target });
