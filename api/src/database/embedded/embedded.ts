import { setTimeout } from "node:timers/promises";

import { makeFolder } from "../../make-folder.ts";
import { ensureDatabase } from "./claim.ts";
import { ensureCluster } from "./cluster.ts";
import { findHome } from "./home.ts";
import { type Hold, type HoldOptions, release, takeHold } from "./hold.ts";
import type { ServerOptions } from "./launch.ts";
import { socketUrl } from "./probe.ts";
import { runningUrl } from "./running.ts";
import { isGone, watchCluster } from "./watch-cluster.ts";

export interface EmbeddedDatabase {
  readonly url: string;
  /** May be called again: it stops once. */
  readonly stop: () => Promise<void>;
}

interface Options extends Partial<ServerOptions> {
  /** Told, in one line, when the server is lost and when it is back. */
  readonly onEvent?: (text: string) => void;
  /** Called once when the data folder was taken away under the server, which is not run again then. */
  readonly onGone?: () => void;
}

const DATABASE = "topout";
const RETRY_MS = 1_000;

/** The built-in PostgreSQL of a program that runs on this data folder, which is left running; else started for the time. */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await makeFolder(dataDir);
  const url = await runningUrl(dataDir, DATABASE);
  return url === undefined ? startEmbedded(dataDir) : { url, stop: async () => undefined };
}

/** Runs the built-in PostgreSQL on this data folder, and runs it again if it dies, until `stop`. */
export async function startEmbedded(
  dataDir: string,
  { durable = true, onEvent = () => undefined, onGone = () => undefined }: Options = {},
): Promise<EmbeddedDatabase> {
  await makeFolder(dataDir);
  const home = await findHome(dataDir);
  await ensureCluster(home);
  const hold = await takeHold({ home, durable });
  await ensureDatabase(hold.guard, DATABASE);
  const keeper = keep(hold, { home, durable }, onEvent);
  const lookAway = watchCluster(home.cluster, () => {
    keeper.giveUp();
    onGone();
  });
  let stopped: Promise<void> | undefined;
  return {
    url: socketUrl(hold.server.socketFolder, DATABASE),
    stop: () => {
      lookAway();
      return (stopped ??= keeper.letGo().then((held) => release(held, home)));
    },
  };
}

/** Watches the connection that holds the server: it ends when the server does. */
function keep(first: Hold, options: HoldOptions, onEvent: (text: string) => void) {
  let hold = first;
  let wanted = true;
  let recovery = Promise.resolve();

  const watch = () => {
    hold.guard.once("end", () => {
      if (wanted) recovery = recover();
    });
  };
  const giveUp = () => {
    wanted = false;
  };
  const recover = async (): Promise<void> => {
    if (await isGone(options.home.cluster)) return;
    onEvent("The built-in database was lost: starting it again.");
    try {
      hold = await takeHold({ ...options, socketFolder: hold.server.socketFolder });
      onEvent("The built-in database is back.");
      watch();
    } catch (error) {
      onEvent(String(error));
      await setTimeout(RETRY_MS);
      if (wanted) await recover();
    }
  };

  watch();
  return {
    giveUp,
    letGo: async (): Promise<Hold> => {
      giveUp();
      await recovery;
      return hold;
    },
  };
}
