import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FIRST_LOAD_FILE, FirstLoad } from "@topout/shared/remote";

import { compress } from "@topout/api/text-files";
import { getEntryChunk, getScriptFiles, parseManifest, withStaticImports } from "./module-graph.ts";

/** The limits for the first load of the dashboard, with an empty cache. */
export const BUDGET = { bytes: 190 * 1024, requests: 12, rounds: 1 } as const;

const DASHBOARD = "src/screens/dashboard/";

/**
 * Returns the scripts that a browser with an empty cache loads for `/`: those of the document and of the dashboard in
 * the climber remote. `bench/load` measures them in a browser.
 */
export function getColdDashboardScripts(root: string): string[] {
  const shell = join(root, "shell/dist");
  const climber = join(root, "mf-climber/dist");
  return [
    ...getDocumentScripts(shell).map((file) => join(shell, file)),
    ...getDashboardScripts(climber).map((file) => join(climber, file)),
  ];
}

function getDocumentScripts(shell: string): string[] {
  const html = readFileSync(join(shell, "index.html"), "utf8");
  const matches = html.matchAll(/(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/g);
  return [...matches].flatMap(({ groups }) => groups?.["file"] ?? []);
}

function getDashboardScripts(climber: string): string[] {
  const read = (file: string) => readFileSync(join(climber, file), "utf8");
  const { dashboard } = FirstLoad.parse(JSON.parse(read(FIRST_LOAD_FILE)));
  const manifest = parseManifest(read(".vite/manifest.json"));
  const modules = Object.keys(manifest).filter((key) => key.startsWith(DASHBOARD));
  const entries = [getEntryChunk(manifest), ...modules];
  return [
    ...(dashboard?.drawing ? [dashboard.drawing] : []),
    ...getScriptFiles(manifest, withStaticImports(manifest, entries)),
  ];
}

/** Prints the size of the cold dashboard's scripts, and the limit. */
export async function printColdDashboardSize(root: string): Promise<void> {
  const scripts = getColdDashboardScripts(root);
  const compressed = await Promise.all(scripts.map((file) => compress(readFileSync(file))));
  const sizeBytes = compressed.reduce((sum, { length }) => sum + length, 0);
  const toKib = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(
    `First load of the dashboard: ${toKib(sizeBytes)} KiB of scripts as brotli (limit ${toKib(BUDGET.bytes)}) ` +
      `in ${scripts.length} requests (limit ${BUDGET.requests}). \`npm run bench -- load\` measures it in a browser.`,
  );
}
