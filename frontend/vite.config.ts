import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The text catalogue and the rule pages live beside the Python that reads them too. */
const words = here("../src/semyorka/words");

/** Where `./dev semyorka serve` listens while the page comes from `npm run dev`. */
const server = process.env.SEMYORKA_SERVER ?? "http://127.0.0.1:7007";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Absolute, so that a page opened at a deep path (/table/k7f2) finds its files.
  base: "/",
  resolve: { alias: { $words: words } },
  build: { target: "es2022", outDir: here("../src/semyorka/static"), emptyOutDir: true },
  server: {
    fs: { allow: [here("."), words] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
  },
});
