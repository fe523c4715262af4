import { federation } from "@module-federation/vite";
import {
  devPorts,
  refuseCopies,
  shareOwnEntries,
  sharedMap,
  wholeGraph,
} from "@topout/shared/federation";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const port = devPorts.admin;

/** A relative base lets one build run at any address; in development the remote has an origin of its own. */
export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/",
  plugins: [
    react(),
    shareOwnEntries(import.meta.dirname),
    refuseCopies(),
    wholeGraph(
      federation({
        name: "admin",
        filename: "remoteEntry.js",
        dts: false,
        exposes: { "./screens": "./src/screens.ts" },
        shared: sharedMap("remote"),
        shareStrategy: "loaded-first",
        // Only in production: a remote without its own runtime cannot start alone.
        ...(command === "build"
          ? { experiments: { externalRuntime: true } }
          : { dev: { remoteHmr: true } }),
      }),
    ),
  ],
  server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
  build: {
    target: "es2022",
    rolldownOptions: {
      // No page of its own: what it exposes is all there is to build.
      input: "src/screens.ts",
      // What two screens need comes in one file: each request costs more than the bytes that it spares.
      output: { codeSplitting: { groups: [{ name: "common", minShareCount: 2 }] } },
    },
  },
}));
