import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfigFnObject } from "vite";

import type { RemoteName } from "@topout/shared/remote";
import { devPorts } from "./dev-ports.ts";
import { rejectDuplicates } from "./reject-duplicates.ts";
import { shareSelfImports } from "./workarounds/share-self-imports.ts";
import { sharedMap } from "./shared-map.mjs";
import { countUnparsedModules } from "./workarounds/count-unparsed-modules.ts";

interface Remote {
  readonly name: RemoteName;
  /** The package's folder. */
  readonly root: string;
}

/**
 * How every remote is built and served. A relative base lets one build run at any address; in development the
 * remote has an origin of its own.
 */
export const remoteConfig = ({ name, root }: Remote): UserConfigFnObject =>
  defineConfig(({ command }) => ({
    base: command === "build" ? "./" : "/",
    plugins: [
      react(),
      shareSelfImports(root),
      rejectDuplicates(),
      countUnparsedModules(
        federation({
          name,
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
    server: {
      port: devPorts[name],
      strictPort: true,
      origin: `http://localhost:${devPorts[name]}`,
      cors: true,
    },
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
