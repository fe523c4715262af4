import { CONTRACT_VERSION, type Registry, remoteEntries } from "@topout/shared/remote";
import type { Plugin } from "vite";

const remotes: Registry["remotes"] = Object.fromEntries(
  remoteEntries.map(([name, { devPort }]) => [
    name,
    {
      version: "development",
      contract: CONTRACT_VERSION,
      entry: `http://localhost:${devPort}/remoteEntry.js`,
      preload: [],
      integrity: {},
    },
  ]),
);

/** In development, serves a registry with the dev server of each remote. */
export const devRegistryPlugin = (): Plugin => ({
  name: "topout-dev-registry",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/remotes.json", (_request, response) => {
      const registry: Registry = { schema: 1, remotes };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(registry));
    });
  },
});
