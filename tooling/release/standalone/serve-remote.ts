import { watch } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type RemoteName, remotes } from "@topout/shared/remote";
import type { Release } from "@topout/tooling/release-manifest";

import { buildRelease } from "../release-remote.ts";
import { startSiteProxy } from "../site-proxy.ts";

interface ServeOptions {
  /** The folder that contains the folder of the remote. */
  readonly root: string;
  readonly remote: RemoteName;
  readonly site: string;
  readonly api: string;
  readonly port: number;
}

/** The content security policy of the document allows scripts and connections of its own origin. */
const SCRIPT_PATH = "/topout-remote/reload.js";
const EVENTS_PATH = "/topout-remote/builds";
const RELOAD_SCRIPT = `new EventSource("${EVENTS_PATH}").onmessage = () => location.reload();`;

/** Serves a deployed shell with this remote. After each change, builds the remote and reloads the open pages. */
export async function serveRemote({ root, remote, ...options }: ServeOptions): Promise<void> {
  const { folder } = remotes[remote];
  const stagingDir = await mkdtemp(join(tmpdir(), "topout-dev-"));
  const pages = new Set<ServerResponse>();
  let release: Release | undefined;
  const build = async () => {
    try {
      const built = await buildRelease(root, remote, stagingDir);
      if (built.hash === release?.hash) return;
      release = built;
      console.log(`Built ${remote} (${release.hash})`);
      for (const page of pages) page.write("data: built\n\n");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  await build();

  const proxy = await startSiteProxy({
    ...options,
    stagingDir,
    getRelease: () => release,
    documentEnd: `<script src="${SCRIPT_PATH}"></script>`,
    handle: (path, response) => {
      if (path === EVENTS_PATH) addPage(pages, response);
      else if (path === SCRIPT_PATH) {
        response.writeHead(200, { "Content-Type": "text/javascript" }).end(RELOAD_SCRIPT);
      } else return false;
      return true;
    },
  });
  const watcher = watch(join(root, folder, "src"), { recursive: true }, createSerialRunner(build));
  console.log(`${remote} is at ${proxy.url}, with the shell of ${options.site}`);

  const stop = async () => {
    watcher.close();
    await proxy.stop();
    await rm(stagingDir, { recursive: true, force: true });
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
}

function addPage(pages: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  // Without this, Node would send the headers only with the first event.
  response.flushHeaders();
  pages.add(response);
  response.once("close", () => pages.delete(response));
}

/** Returns a function that runs `work`. If it is called during a run, `work` runs once more after that run. */
function createSerialRunner(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
