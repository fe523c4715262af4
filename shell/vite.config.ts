import { federation } from "@module-federation/vite";
import {
  BUILD_TARGET,
  inlineBootstrap,
  sharedMap,
  shareSelfImports,
  stripCssComments,
} from "@topout/shared/federation";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { devRegistryPlugin } from "./src/document/dev-registry-plugin.ts";
import { documentPlugin } from "./src/document/document-plugin.ts";
import { webAppPlugin } from "./src/document/web-app-plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:8080";

const accountCalls = /\/shared\/src\/(api-account\/|contract\/(auth|email-links)\.ts)/;

export default defineConfig({
  plugins: [
    documentPlugin(),
    webAppPlugin(),
    devRegistryPlugin(),
    stripCssComments(),
    react(),
    shareSelfImports(import.meta.dirname),
    federation({
      name: "shell",
      filename: "assets/remoteEntry-[hash].js",
      dts: false,
      // No `remotes`: the registry names them at run time.
      shared: sharedMap("host"),
      shareStrategy: "loaded-first",
      experiments: { provideExternalRuntime: true },
      disableSnapshot: true,
      // The defaults. If they are written out, the build drops the code for the other case.
      disableRemote: false,
      disableShared: false,
    }),
    inlineBootstrap(),
  ],
  server: { port: 5000, strictPort: true, proxy: { "/api": api } },
  build: {
    target: BUILD_TARGET,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: {
        // One chunk for code that two chunks share: a request costs more than the bytes it saves. The page loads that
        // chunk at the start, so account calls have a chunk of their own.
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
