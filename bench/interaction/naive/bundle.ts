import { resolve } from "node:path";

import { build } from "vite";

/** The naive page as one script, made for production as the program is. */
export async function bundleNaivePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, "page.tsx"), formats: ["iife"], name: "naive" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error("Vite has built nothing of the naive page");
  return script.code;
}
