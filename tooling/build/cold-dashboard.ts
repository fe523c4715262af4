import { readFileSync } from "node:fs";
import { join } from "node:path";

import { getScriptFiles, type Manifest, parseManifest, withStaticImports } from "./module-graph.ts";

/** The limits for the first load of the dashboard, with an empty cache. */
export const BUDGET = { bytes: 175 * 1024, requests: 15, rounds: 5 } as const;

const DASHBOARD = "src/screens/dashboard/";

/**
 * The scripts that a browser with an empty cache loads for `/`: the scripts of the document, and the climber remote up
 * to its dashboard. `bench/load` measures the same in a browser.
 */
export function getColdDashboardScripts(root: string): string[] {
  const shell = join(root, "shell/dist");
  const climber = join(root, "mf-climber/dist");
  const manifest = parseManifest(readFileSync(join(climber, ".vite/manifest.json"), "utf8"));
  return [
    ...documentScripts(shell).map((file) => join(shell, file)),
    ...dashboardScripts(manifest).map((file) => join(climber, file)),
  ];
}

function documentScripts(shell: string): string[] {
  const html = readFileSync(join(shell, "index.html"), "utf8");
  const matches = html.matchAll(/(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/g);
  return [...matches].flatMap(({ groups }) => groups?.["file"] ?? []);
}

function dashboardScripts(manifest: Manifest): string[] {
  const dashboard = Object.keys(manifest).filter((key) => key.startsWith(DASHBOARD));
  return getScriptFiles(
    manifest,
    withStaticImports(manifest, [...getEntryChunks(manifest), ...dashboard]),
  );
}

/** The manifest keys of a remote's entry and of the chunks that it loads before any screen. */
export function getEntryChunks(manifest: Manifest): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === "remoteEntry.js");
  if (!entry) throw new Error("The build has no remoteEntry.js");
  return [entry, ...(manifest[entry]?.dynamicImports ?? [])];
}
