import { build } from "vite";

/** Bundles a page of the bench as one production script. */
export async function bundlePage(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error(`Vite produced no script for ${entry}`);
  return script.code;
}
