import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { getParts } from "../build/parts.ts";

const root = resolve(import.meta.dirname, "../..");
const port = process.env["PORT"] ?? "8080";
/** The folders of the remotes to serve. The default is all. */
const selectedFolders = process.argv.slice(2);
const parts = getSelectedParts();
let isStopping = false;

/** The API and the dev server of each part. If one process exits, all are stopped. */
const processes: ChildProcess[] = [
  start("api", root, ["--watch", "--watch-preserve-output", "api/src/main.ts"]),
  ...parts.map(({ folder }) =>
    start(folder, join(root, folder), [join(root, folder, "node_modules/vite/bin/vite.js")]),
  ),
];

console.log(`The shell starts at http://localhost:5000, the API on port ${port}.`);

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

function start(name: string, cwd: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { DEMO: "1", API_URL: `http://127.0.0.1:${port}`, ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) =>
      console.log(`${name.padEnd(16)}│ ${line}`),
    );
  }
  child.on("exit", (code) => {
    if (isStopping) return;
    console.log(`${name} has exited`);
    process.exitCode = code ?? 1;
    stop();
  });
  return child;
}

function stop(): void {
  isStopping = true;
  for (const child of processes) child.kill();
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
