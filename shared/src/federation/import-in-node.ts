import { runnerImport } from "vite";

/** Imports a module of the browser into Node. */
export async function importInNode<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    resolve: { noExternal: [/^@topout\//] },
    logLevel: "error",
  });
  return module;
}
