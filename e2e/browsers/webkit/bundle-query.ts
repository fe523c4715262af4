import path from "node:path";

import { build, type Rollup } from "vite";

let bundlePromise: Promise<string> | undefined;

/** Bundles `query.ts` and its imports into one script, which declares `topoutQuery`. */
export function bundleQuery(): Promise<string> {
  bundlePromise ??= bundle();
  return bundlePromise;
}

async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry: path.join(import.meta.dirname, "query.ts"),
        name: "topoutQuery",
        formats: ["iife"],
      },
    },
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
  })) as Rollup.RollupOutput[];
  const [chunk] = output.flatMap((part) => part.output);
  if (chunk?.type !== "chunk") throw new Error("The build of query.ts has no script");
  return chunk.code;
}
