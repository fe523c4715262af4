import { basename } from "node:path";

import { federation } from "@module-federation/vite";
import { type RemoteName, remotes } from "@topout/shared/remote";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfigFnObject } from "vite";

import { checkedImports } from "./checked-imports.ts";
import { getDevPort } from "./dev-ports.ts";
import { importFromShell } from "./import-from-shell.ts";
import { leaveReloadToShell } from "./leave-reload-to-shell.ts";
import { rejectDuplicates } from "./reject-duplicates.ts";
import { firstLoadPlugin } from "./first-load-plugin.ts";
import { getSharedModules } from "./shared-modules.ts";
import { BUILD_TARGET } from "./supported-browsers.ts";

interface Remote {
  readonly name: RemoteName;
  /** The package's folder. */
  readonly root: string;
}

const build = {
  target: BUILD_TARGET,
  rolldownOptions: {
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
      importFromShell(),
      react(),
      leaveReloadToShell(),
      rejectDuplicates(),
      federation({
        name,
        dts: false,
        // The name of the entry, which the registry lists.
        exposes: { "./remoteEntry": "./src/screens.ts" },
        shared: getSharedModules(command),
        experiments: { hostProvidesAllShared: true },
      }),
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
