import { resolve } from "node:path";

import { build } from "vite";

/** Builds the naive page as one production script. */
export async function bundleNaivePage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, "page.tsx"), formats: ["iife"], name: "naive" },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error("Vite produced no script for the naive page");
  return script.code;
}
