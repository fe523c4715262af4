import { federation } from "@module-federation/vite";
import { devPorts, sharedMap } from "@topout/shared/federation";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { devRegistryPlugin } from "./src/document/dev-registry-plugin.ts";
import { documentPlugin } from "./src/document/document-plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:8080";

/** No `remotes`: the registry names them at run time. */
export default defineConfig({
  plugins: [
    documentPlugin(),
    devRegistryPlugin(),
    react(),
    federation({
      name: "shell",
      filename: "assets/remoteEntry-[hash].js",
      dts: false,
      shared: sharedMap("host"),
      shareStrategy: "loaded-first",
      experiments: { provideExternalRuntime: true },
      disableSnapshot: true,
    }),
  ],
  server: { port: devPorts.shell, strictPort: true, proxy: { "/api": api } },
  build: {
    target: "es2022",
    rolldownOptions: {
      output: {
        // Everything here is needed at the start, and a request costs more than it spares.
        codeSplitting: {
          groups: [{ name: "runtime", test: /rolldown\/runtime|@module-federation/ }],
        },
      },
    },
  },
});
