import { basename } from "node:path";

import { federation } from "@module-federation/vite";
import { type RemoteName, remotes } from "@topout/shared/remote";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfigFnObject } from "vite";

import { checkedImports } from "./checked-imports.ts";
import { getDevPort } from "./dev-ports.ts";
import { leaveReloadToShell } from "./leave-reload-to-shell.ts";
import { rejectDuplicates } from "./reject-duplicates.ts";
import { firstLoadPlugin } from "./first-load-plugin.ts";
import { getSharedModules } from "./shared-modules.ts";
import { BUILD_TARGET } from "./supported-browsers.ts";
import { mergeSmallChunks } from "./workarounds/merge-small-chunks.ts";
import { shareSelfImports } from "./workarounds/share-self-imports.ts";

interface Remote {
  readonly name: RemoteName;
  /** The package's folder. */
  readonly root: string;
}

const build = {
  target: BUILD_TARGET,
  rolldownOptions: {
    // A remote has no page. The exposed module is its only entry.
    input: "src/screens.ts",
    // One file for all shared code, because another request costs more than some unused bytes.
    output: { codeSplitting: { groups: [{ name: "common", minShareCount: 2 }] } },
  },
};

/**
 * The Vite config of every remote. A relative base lets one build run at any URL. In development each remote has its
 * own origin.
 */
export function defineRemoteConfig({ name, root }: Remote): UserConfigFnObject {
  const { folder } = remotes[name];
  if (basename(root) !== folder) throw new Error(`${name} belongs to ${folder}, not to ${root}`);

  const port = getDevPort(name);
  return defineConfig(({ command }) => ({
    base: command === "build" ? "./" : "/",
    plugins: [
      checkedImports(),
      react(),
      leaveReloadToShell(),
      shareSelfImports(root),
      rejectDuplicates(),
      federation({
        name,
        filename: "remoteEntry.js",
        dts: false,
        exposes: { "./screens": "./src/screens.ts" },
        shared: getSharedModules("remote"),
        shareStrategy: "loaded-first",
        // Only in production: in development, a remote needs its own runtime to start without the shell.
        ...(command === "build"
          ? { experiments: { externalRuntime: true } }
          : { dev: { remoteHmr: true } }),
      }),
      mergeSmallChunks("federation"),
      firstLoadPlugin(root),
    ],
    server: {
      port,
      strictPort: true,
      origin: `http://localhost:${port}`,
      cors: true,
    },
    build,
  }));
}
