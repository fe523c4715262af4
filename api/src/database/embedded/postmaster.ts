import { StartupError } from "../../startup-error.ts";
import type { Home } from "./home.ts";
import { launch, type Postmaster, type ServerOptions } from "./launch.ts";
import { isPostmaster, readPidFile } from "./pid-file.ts";
import { probe } from "./probe.ts";
import { until } from "./until.ts";

const PATIENCE = { everyMs: 25, limitMs: 120_000 };
const SILENCE_MS = 5_000;

/** A server that an earlier start left behind lives on: it is taken over. Else one is started. */
export async function runPostmaster(
  home: Home,
  makeSocketFolder: () => Promise<string>,
  options: ServerOptions,
): Promise<Postmaster> {
  const running = await adopt(home);
  if (running) return running;
  const started = await launch(home, await makeSocketFolder(), options);
  if (started) return started;
  // Somebody else was quicker.
  const theirs = await adopt(home);
  if (theirs) return theirs;
  throw new StartupError(`The database in ${home.cluster} was stopped while it started.`);
}

async function adopt(home: Home): Promise<Postmaster | undefined> {
  const begun = Date.now();
  const settled = await until(async () => {
    const found = await readPidFile(home.cluster);
    if (!found || !(await isPostmaster(found.pid, home.cluster))) return "gone";
    const answer = found.socketFolder ? await probe(found.socketFolder) : "silent";
    if (answer === "ready") return found;
    // It lives, but its socket was taken away: nobody can reach it any more.
    if (answer === "silent" && Date.now() - begun > SILENCE_MS) signal(found.pid, "SIGINT");
    return undefined;
  }, PATIENCE);
  if (settled === "gone") return undefined;
  if (settled) return settled;
  throw new StartupError(
    `An earlier database process in ${home.cluster} neither answers nor ends: stop it, then start again.`,
  );
}

/** Ends every connection, writes everything out and returns when the process is gone. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const gone = async () => ((await isPostmaster(pid, cluster)) ? undefined : true);
  if (await gone()) return;
  signal(pid, "SIGINT");
  if (await until(gone, { everyMs: 10, limitMs: 30_000 })) return;
  signal(pid, "SIGQUIT");
  await until(gone, { everyMs: 10, limitMs: 10_000 });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}
