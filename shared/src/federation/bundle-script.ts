import { type AliasOptions, build, type PluginOption } from "vite";

import { BUILD_TARGET } from "./supported-browsers.ts";

interface ScriptOptions {
  readonly plugins?: readonly PluginOption[];
  readonly alias?: AliasOptions;
  readonly define?: Readonly<Record<string, string>>;
  readonly minify?: boolean;
  /** A module can use `await`. */
  readonly format?: "iife" | "es";
}

/** Bundles a module and its imports into one script without imports. Development and production get the same one. */
export async function bundleScript(
  entry: string,
  { plugins = [], alias = [], define = {}, minify = true, format = "iife" }: ScriptOptions = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    // The dev server sets NODE_ENV to "development", which would select another JSX runtime.
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    plugins: [...plugins],
    resolve: { alias },
    build: {
      write: false,
      minify,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: entry,
        // The entries of `shared` also export components that a script does not contain.
        shimMissingExports: true,
        output: { format },
      },
    },
  });
  return getCode(result);
}

function getCode(result: Awaited<ReturnType<typeof build>>): string {
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The build has no output");
  return output.output[0].code.trim();
}
