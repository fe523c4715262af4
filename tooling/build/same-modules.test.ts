import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

import { build, createServer, type DevEnvironment, type Plugin } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Every remote has the config of this one. */
const parts = [
  { folder: "shell", entry: "src/main.tsx" },
  { folder: "mf-climber", entry: "src/screens.ts" },
];

interface Part {
  readonly folder: string;
  readonly entry: string;
}

/** The modules of the project by path, with the code that the compiler gets. */
type Modules = Map<string, string>;

const isScript = (id: string) =>
  id.startsWith(`${root}/`) && !id.includes("/node_modules/") && /\.(tsx?|mjs)$/.test(id);

const COMPLETE = "Every module is parsed";

/** Collects what the other plugins leave of each module, and ends a build before it writes chunks. */
const collect = (modules: Modules): Plugin => ({
  name: "collect-modules",
  enforce: "pre",
  configResolved({ plugins }) {
    const unseen = plugins.filter(
      ({ name, enforce, transform, renderChunk }) =>
        name.startsWith("topout-") && (renderChunk || (transform && enforce !== "pre")),
    );
    expect(unseen.map(({ name }) => name)).toEqual([]);
  },
  transform: (code, id) => {
    if (isScript(id)) modules.set(relative(root, id), code);
  },
  buildEnd: {
    order: "post",
    handler(error) {
      if (!error && this.environment.mode === "build") this.error(COMPLETE);
    },
  },
});

async function getBuiltModules({ folder, entry }: Part): Promise<Modules> {
  leaveVitest();
  const modules: Modules = new Map();
  const end = build({
    root: resolve(root, folder),
    logLevel: "silent",
    plugins: [collect(modules)],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  await expect(end).rejects.toThrow(COMPLETE);
  return modules;
}

async function getServedModules({ folder, entry }: Part): Promise<Modules> {
  leaveVitest();
  const modules: Modules = new Map();
  const server = await createServer({
    root: resolve(root, folder),
    logLevel: "silent",
    plugins: [collect(modules)],
    // Not that of a dev server, which may be running.
    cacheDir: resolve(root, folder, "node_modules/.vite-test"),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await load(server.environments.client, `/${entry}`, new Set());
  await server.close();
  return modules;
}

/** Requests a module and its imports, as a browser does. */
async function load(environment: DevEnvironment, url: string, loaded: Set<string>): Promise<void> {
  if (loaded.has(url)) return;
  loaded.add(url);
  await environment.transformRequest(url);
  const module = await environment.moduleGraph.getModuleByUrl(url);
  for (const imported of module?.importedModules ?? []) {
    if (!imported.id?.includes("/node_modules/")) await load(environment, imported.url, loaded);
  }
}

/** The environment of a terminal. */
function leaveVitest(): void {
  // Vite sets it by its command.
  vi.stubEnv("NODE_ENV", undefined);
  // Federation does nothing in tests.
  vi.stubEnv("VITEST", undefined);
}

afterEach(() => vi.unstubAllEnvs());

test.each(parts)(
  "$folder runs the same code in development and production",
  { timeout: 120_000 },
  async (part) => {
    const built = await getBuiltModules(part);
    const served = await getServedModules(part);

    const sources: Modules = new Map();
    for (const file of built.keys()) sources.set(file, readFileSync(resolve(root, file), "utf8"));
    expect(built.size).toBeGreaterThan(100);
    expect(built).toEqual(sources);
    expect(served).toEqual(sources);
  },
);
