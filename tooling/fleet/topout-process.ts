import { resolve } from "node:path";

import { runProcess, type RunningProcess, startProcess } from "./run-process.ts";
import { waitUntil } from "./wait-until.ts";

const root = resolve(import.meta.dirname, "../..");

/** A process of the fleet that can be restarted. */
export interface TopoutProcess {
  readonly name: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Creates a process that runs the program. `isReady` receives its output since the start. */
export function createTopoutProcess(
  name: string,
  env: Readonly<Record<string, string>>,
  isReady: (output: string) => Promise<boolean>,
): TopoutProcess {
  let running: RunningProcess | undefined;
  return {
    name,
    start: async () => {
      const started = startProcess({
        file: process.execPath,
        args: ["--max-semi-space-size=4", resolve(root, "api/src/main.ts")],
        env: { PATH: process.env["PATH"], ...env },
      });
      running = started;
      await waitUntil(`the start of ${name}`, async () => {
        if (started.child.exitCode !== null) throw new Error(started.getOutput());
        return isReady(started.getOutput());
      }).catch((error: unknown) => {
        throw new Error(`${name} did not start: ${started.getOutput()}`, { cause: error });
      });
    },
    stop: async () => running?.stop(),
  };
}

/** Runs a command of `npm run topout`. */
export const runTopout = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = "",
): Promise<void> =>
  runProcess({
    file: process.execPath,
    args: [resolve(root, "api/src/cli/topout.ts"), ...args],
    env: { PATH: process.env["PATH"], ...env },
    input,
  });
