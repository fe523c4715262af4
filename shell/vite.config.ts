import { federation } from "@module-federation/vite";
import { devPorts, inlineBootstrap, sharedMap, shareSelfImports } from "@topout/shared/federation";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { devRegistryPlugin } from "./src/document/dev-registry-plugin.ts";
import { documentPlugin } from "./src/document/document-plugin.ts";
import { leanLibrariesPlugin } from "./src/document/lean-libraries-plugin.ts";
import { webAppPlugin } from "./src/document/web-app-plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:8080";

const accountCalls = /\/shared\/src\/(api-account\/|contract\/(auth|email-links)\.ts)/;

/** No `remotes`: the registry names them at run time. */
export default defineConfig({
  plugins: [
    documentPlugin(),
    webAppPlugin(),
    devRegistryPlugin(),
    react(),
    shareSelfImports(import.meta.dirname),
    federation({
      name: "shell",
      filename: "assets/remoteEntry-[hash].js",
      dts: false,
      shared: sharedMap("host"),
      shareStrategy: "loaded-first",
      experiments: { provideExternalRuntime: true },
      disableSnapshot: true,
      // As they are anyway; said, the build can drop what stands in for them.
      disableRemote: false,
      disableShared: false,
    }),
    leanLibrariesPlugin(),
    inlineBootstrap(),
  ],
  server: { port: devPorts.shell, strictPort: true, proxy: { "/api": api } },
  build: {
    target: "es2022",
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        // What two chunks need comes in one: each request costs more than the bytes that it spares. That one is there
        // from the start, which does without the account's calls.
        codeSplitting: {
          groups: [
            { name: "account", test: accountCalls, minShareCount: 2 },
            { name: "common", test: (id) => !accountCalls.test(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
