import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { devPorts } from "@topout/shared/federation";

import { getParts } from "../build/parts.ts";

const root = resolve(import.meta.dirname, "../..");
const port = process.env["PORT"] ?? "8080";
let stopping = false;

/** Every process of the suite as one: what one says is prefixed by its name, and the end of one ends all. */
const running: ChildProcess[] = [
  start("api", root, ["--watch", "--watch-preserve-output", "api/src/main.ts"]),
  ...getParts(root).map(({ folder }) =>
    start(folder, join(root, folder), [join(root, folder, "node_modules/vite/bin/vite.js")]),
  ),
];

console.log(
  `The shell will be at http://localhost:${devPorts.shell}, the API behind it on port ${port}.`,
);

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
    if (stopping) return;
    console.log(`${name} has ended`);
    process.exitCode = code ?? 1;
    stop();
  });
  return child;
}

function stop(): void {
  stopping = true;
  for (const child of running) child.kill();
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
