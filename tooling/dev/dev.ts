import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { SHELL_DEV_PORT } from "@topout/shared/federation";

import { getParts } from "../build/parts.ts";
import { reloadOnChange } from "./reload-on-change.ts";

const root = resolve(import.meta.dirname, "../..");
/** What the API imports, and its migrations. */
const apiSources = [
  "api/src",
  "api/migrations",
  "archive/src",
  "demo/src",
  "embedded-postgres/src",
  "shared/src/contract",
  "shared/src/domain",
].map((folder) => join(root, folder));
const port = process.env["PORT"] ?? "8080";
/** The folders of the remotes to serve. The default is all. */
const selectedFolders = process.argv.slice(2);
const parts = getSelectedParts();
let isStopping = false;

const stopApi = await reloadOnChange({
  folders: apiSources,
  start: () => start("api", root, ["api/src/main.ts"]),
  onExit: () => print("api", "has exited, and starts again after the next change of its sources"),
});

/** If one exits, all processes are stopped. */
const devServers = parts.map(({ folder }) => startDevServer(folder));

console.log(`The shell starts at http://localhost:${SHELL_DEV_PORT}, the API on port ${port}.`);

/** Returns the shell and the selected remotes. */
function getSelectedParts() {
  const allParts = getParts(root);
  const isKnown = (name: string) => allParts.some(({ folder }) => folder === name);
  const unknownName = selectedFolders.find((name) => !isKnown(name));
  if (unknownName) throw new Error(`${unknownName} is not the folder of a remote`);
  const isSelected = (folder: string) =>
    selectedFolders.length === 0 || selectedFolders.includes(folder);
  return allParts.filter(({ folder, remote }) => !remote || isSelected(folder));
}

function startDevServer(folder: string): ChildProcess {
  const vite = join(root, folder, "node_modules/vite/bin/vite.js");
  const server = start(folder, join(root, folder), [vite]);
  server.on("exit", (code) => {
    if (isStopping) return;
    print(folder, "has exited");
    process.exitCode = code ?? 1;
    stop();
  });
  return server;
}

function start(name: string, cwd: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { DEMO: "1", API_URL: `http://127.0.0.1:${port}`, ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => print(name, line));
  }
  return child;
}

function print(name: string, line: string): void {
  console.log(`${name.padEnd(16)}│ ${line}`);
}

function stop(): void {
  isStopping = true;
  stopApi();
  for (const server of devServers) server.kill();
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
