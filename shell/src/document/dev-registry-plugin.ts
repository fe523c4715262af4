import { devPorts } from "@topout/shared/federation";
import { CONTRACT_NUMBER, type Registry } from "@topout/shared/remote";
import type { Plugin } from "vite";

const { shell: _shell, ...remotePorts } = devPorts;

const registry = () =>
  Object.fromEntries(
    Object.entries(remotePorts).map(([name, port]) => [
      name,
      {
        version: "development",
        contract: CONTRACT_NUMBER,
        entry: `http://localhost:${port}/remoteEntry.js`,
        preload: [],
        integrity: {},
      },
    ]),
  );

/** While developing, the registry names each remote's own server. */
export const devRegistryPlugin = (): Plugin => ({
  name: "topout-dev-registry",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/remotes.json", (_request, response) => {
      const body: Registry = { schema: 1, remotes: registry() };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(body));
    });
  },
});
