import { getDevPort } from "@topout/shared/federation";
import { REMOTE_INTERFACE_VERSION, type Registry, remoteEntries } from "@topout/shared/remote";
import type { Plugin } from "vite";

const remotes: Registry["remotes"] = Object.fromEntries(
  remoteEntries.map(([name]) => [
    name,
    {
      version: "development",
      contract: REMOTE_INTERFACE_VERSION,
      entry: `http://localhost:${getDevPort(name)}/remoteEntry.js`,
      preload: [],
      integrity: {},
    },
  ]),
);

const registry = JSON.stringify({ schema: 1, remotes } satisfies Registry);

/** In development, serves a registry with the dev server of each remote, in the document and for Retry. */
export const devRegistryPlugin = (): Plugin => ({
  name: "topout-dev-registry",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/remotes.json", (_request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(registry);
    });
  },
  transformIndexHtml: {
    // After the document plugin adds the element.
    order: "post",
    handler: (html) => html.replace('id="registry">', () => `id="registry">${registry}`),
  },
});
