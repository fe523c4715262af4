import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { getParts } from "../build/parts.ts";

const root = resolve(import.meta.dirname, "../..");
const port = process.env["PORT"] ?? "8080";
/** The folders of the remotes to serve. Default: all. */
const selected = process.argv.slice(2);
let isStopping = false;

/** The API and the dev server of each part. If one of them exits, all stop. */
const processes: ChildProcess[] = [
  start("api", root, ["--watch", "--watch-preserve-output", "api/src/main.ts"]),
  ...getSelectedParts().map(({ folder }) =>
    start(folder, join(root, folder), [join(root, folder, "node_modules/vite/bin/vite.js")]),
  ),
];

console.log(`The shell starts at http://localhost:5000, the API on port ${port}.`);

/** Returns the shell and the selected remotes. */
function getSelectedParts() {
  const parts = getParts(root);
  const unknown = selected.find((name) => !parts.some(({ folder }) => folder === name));
  if (unknown) throw new Error(`${unknown} is not the folder of a remote`);
  return parts.filter(
    ({ folder, remote }) => !remote || selected.length === 0 || selected.includes(folder),
  );
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
