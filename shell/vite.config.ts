import { federation } from "@module-federation/vite";
import { BUILD_TARGET, getSharedModules, SHELL_DEV_PORT } from "@topout/shared/federation";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { deferPreloadsPlugin } from "./build/defer-preloads-plugin.ts";
import { devApiPlugin } from "./build/dev-api-plugin.ts";
import { devProgressPlugin } from "./build/dev-progress-plugin.ts";
import { devRegistryPlugin } from "./build/dev-registry-plugin.ts";
import { documentPlugin } from "./build/document-plugin.ts";
import { serviceWorkerPlugin } from "./build/service-worker-plugin.ts";
import { startAppPlugin } from "./build/start-app-plugin.ts";
import { webAppPlugin } from "./build/web-app/web-app-plugin.ts";

const apiUrl = process.env["API_URL"] ?? "http://127.0.0.1:8080";
const CONTRACT = /node_modules\/zod\/|shared\/src\/contract\//;

export default defineConfig(({ command }) => ({
  plugins: [
    documentPlugin(),
    webAppPlugin(),
    devRegistryPlugin(),
    devProgressPlugin(),
    devApiPlugin(apiUrl),
    react(),
    federation({
      name: "shell",
      dts: false,
      // No `remotes`: the shell reads them from the registry at run time.
      shared: getSharedModules(command),
      experiments: { hostProvidesAllShared: true },
    }),
    startAppPlugin({ waitFor: "window.firstRequests" }),
    deferPreloadsPlugin("index"),
    serviceWorkerPlugin(),
  ],
  server: { port: SHELL_DEV_PORT, strictPort: true, proxy: { "/api": apiUrl } },
  build: {
    target: BUILD_TARGET,
    // The polyfill runs when the document has loaded its scripts, so a browser without preloads gains nothing.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk for the shared code of the first load, and one for that of the other chunks, because another
        // request costs more than some unused bytes. The contract has its own, because the browser evaluates each chunk in a
        // task of its own.
        codeSplitting: {
          groups: [
            { name: "contract", tags: ["$initial"], test: CONTRACT },
            { name: "common", tags: ["$initial"], minShareCount: 2 },
            { name: "lazy", minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
