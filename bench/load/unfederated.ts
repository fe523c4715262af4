import { resolve } from "node:path";

import { BUILD_TARGET } from "@topout/shared/federation";
import { remotes } from "@topout/shared/remote";
import { compress } from "@topout/api/text-files";
import { build, type Plugin, type Rolldown } from "vite";

const root = resolve(import.meta.dirname, "../..");
const LOADER = resolve(root, "shell/src/remotes/load-remote.ts");
/** The modules that the dashboard needs: the shell, the list of the remote's screens, and the screen. */
const DASHBOARD_MODULES = [
  "shell/src/main.tsx",
  "mf-climber/src/screens.ts",
  "mf-climber/src/screens/dashboard/dashboard-screen.tsx",
].map((path) => resolve(root, path));

/** Builds the same source as one program without federation. Returns the size of the dashboard's scripts as brotli. */
export async function measureUnfederatedBytes(): Promise<number> {
  const result = await build({
    root: resolve(root, "shell"),
    configFile: false,
    logLevel: "error",
    plugins: [importRemotesDirectly()],
    build: {
      write: false,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: "src/main.tsx",
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("Vite produced no output");
  const chunks = output.output.filter((file) => file.type === "chunk");
  const sizes = await Promise.all(
    getDashboardChunks(chunks).map(async ({ code }) => (await compress(Buffer.from(code))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Replaces the loader of the shell by plain dynamic imports. */
const importRemotesDirectly = (): Plugin => ({
  name: "topout-import-remotes-directly",
  load: {
    filter: { id: LOADER },
    handler: () => `
      const remotes = {${Object.entries(remotes)
        .map(([name, { folder }]) => {
          const entry = JSON.stringify(resolve(root, folder, "src/screens.ts"));
          return `${name}: () => import(${entry})`;
        })
        .join()}};
      export const loadRemote = async (name) => (await remotes[name]()).default;
      export const getLoadedEntry = (name) => name;
      export const getLoadedRemotes = () => Object.keys(remotes);
    `,
  },
});

/** Returns the chunks with the modules of the dashboard, and the chunks that they import. */
function getDashboardChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of DASHBOARD_MODULES) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build lacks ${module}`);
    add(chunk);
  }
  return [...found.values()];
}
