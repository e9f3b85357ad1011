import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Runes everywhere: the compiler refuses the older reactive syntax. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
