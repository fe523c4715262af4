import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync } from "node:fs";

import { watch } from "chokidar";

/** An editor that saves all files, or a `git checkout`, changes many files within this time. */
const QUIET_MS = 100;

/** Whether the program reads the file. */
export const isSource = (path: string) => /(?<!\.test)\.(ts|sql)$/.test(path);

interface Options {
  readonly folders: readonly string[];
  readonly start: () => ChildProcess;
  /** Receives the exit code of a program that ends by itself. It starts again after the next change. */
  readonly onExit: (code: number | null) => void;
}

/**
 * Runs a program, and runs it again after each change of its sources. `node --watch` watches each file, and loses one
 * that an editor or git replaces by another. So this watches folders.
 * @returns a function that stops the program
 */
export async function reloadOnChange({ folders, start, onExit }: Options): Promise<() => void> {
  // chokidar ignores a missing folder.
  for (const folder of folders) accessSync(folder);

  let isOutdated = false;
  let timer: NodeJS.Timeout | undefined;
  let child = run();

  function run(): ChildProcess {
    isOutdated = false;
    const process = start();
    process.on("exit", (code) => {
      if (isOutdated) child = run();
      else onExit(code);
    });
    return process;
  }

  const restart = () => {
    isOutdated = true;
    if (hasExited(child)) child = run();
    else child.kill();
  };

  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !isSource(path),
  });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });
  await once(watcher, "ready");

  return () => {
    clearTimeout(timer);
    void watcher.close();
    child.removeAllListeners("exit");
    child.kill();
  };
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
