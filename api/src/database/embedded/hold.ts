import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { Client } from "pg";

import { StartupError } from "../../startup-error.ts";
import { claim } from "./claim.ts";
import { type Home, makePrivate } from "./home.ts";
import type { Postmaster, ServerOptions } from "./launch.ts";
import { runPostmaster, stopPostmaster } from "./postmaster.ts";
import { makeSocketFolder } from "./socket-folder.ts";

/** A server that runs, and the connection that makes it ours alone. */
export interface Hold {
  readonly server: Postmaster;
  readonly guard: Client;
}

export interface HoldOptions extends ServerOptions {
  readonly home: Home;
  /** Given where the server was lost: its address must not change under those who use it. */
  readonly socketFolder?: string;
}

const TRIES = 5;
const PAUSE_MS = 500;

/** Starts or takes over a server; begins again where somebody stopped it in between. */
export async function takeHold(options: HoldOptions, tries = TRIES): Promise<Hold> {
  const { home } = options;
  const server = await runPostmaster(home, () => socketFolderFor(options), options);
  try {
    return { server, guard: await claim(server.socketFolder, home.folder) };
  } catch (error) {
    if (error instanceof StartupError || tries <= 1) throw error;
    await setTimeout(PAUSE_MS);
    return takeHold(options, tries - 1);
  }
}

async function socketFolderFor({ home, socketFolder }: HoldOptions): Promise<string> {
  if (socketFolder === undefined) return makeSocketFolder(home);
  await makePrivate(home, socketFolder);
  return socketFolder;
}

/** Stops the server and takes away what only a running one needs. */
export async function release({ server, guard }: Hold, home: Home): Promise<void> {
  await guard.end();
  await stopPostmaster(server.pid, home.cluster);
  if (dirname(server.socketFolder) !== home.folder) {
    await rm(server.socketFolder, { recursive: true, force: true });
  }
}
