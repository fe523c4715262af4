import { resolve } from "node:path";

import { getDevPort, importFirstLoad } from "@topout/shared/federation";
import {
  REMOTE_INTERFACE_VERSION,
  type Registry,
  remoteEntries,
  type RemoteName,
} from "@topout/shared/remote";
import type { Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

async function createEntry(name: RemoteName, folder: string) {
  const firstLoad = await importFirstLoad(resolve(ROOT, folder));
  return {
    version: "development",
    contract: REMOTE_INTERFACE_VERSION,
    entry: `http://localhost:${getDevPort(name)}/src/screens.ts`,
    preload: [],
    ...(firstLoad && { firstLoad }),
    integrity: {},
  };
}

async function createRegistry(): Promise<string> {
  const entries = remoteEntries.map(
    async ([name, { folder }]) => [name, await createEntry(name, folder)] as const,
  );
  const remotes: Registry["remotes"] = Object.fromEntries(await Promise.all(entries));
  return JSON.stringify({ schema: 1, remotes } satisfies Registry);
}

/** In development, serves a registry with the dev server of each remote, in the document and for Retry. */
export const devRegistryPlugin = (): Plugin => ({
  name: "topout-dev-registry",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/remotes.json", (_request, response, next) => {
      response.setHeader("Content-Type", "application/json");
      createRegistry().then((registry) => response.end(registry), next);
    });
  },
  transformIndexHtml: {
    // After the document plugin adds the element.
    order: "post",
    handler: async (html) => {
      const registry = await createRegistry();
      return html.replace('id="registry">', () => `id="registry">${registry}`);
    },
  },
});
