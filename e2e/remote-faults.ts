import type { Route } from "@playwright/test";
import type { RemoteName } from "@topout/shared/remote";
import { formatRegistry, parseRegistry } from "@topout/tooling/registry";

import type { Program } from "./program.ts";
import { openPublication } from "./release-variant.ts";

/** The Retry button adds a query string to the URL. */
const ENTRY = "remoteEntry.js*";
const SCREEN_CHUNK = "assets/*-screen-*.js";

/** A way in which a remote can fail. */
export interface RemoteFault {
  readonly name: string;
  /** The files that fail, in the folder of the release. */
  readonly files: string;
  readonly respond: (route: Route) => Promise<void>;
  /** The fallback appears only after the timeout of 6 s. */
  readonly isHanging?: true;
  /** The browser may cache the failed module, and then only a reload helps. */
  readonly mayNeedReload?: true;
}

const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: "" });
/** Responds with a script that sets a global variable if it runs. */
export const respondWithTamperedScript = (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body: "globalThis.isTampered = true" });
/** Never responds. */
const hang = () => Promise.resolve();

export const remoteFaults: readonly RemoteFault[] = [
  {
    name: "the server is down",
    files: "**",
    respond: (route) => route.abort("connectionrefused"),
  },
  { name: "404", files: "**", respond: respondWith(404) },
  { name: "503", files: "**", respond: respondWith(503) },
  {
    name: "HTML instead of a script",
    files: "**",
    respond: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  },
  {
    name: "an entry that throws",
    files: ENTRY,
    respond: (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken entry')" }),
  },
  { name: "a tampered entry", files: ENTRY, respond: respondWithTamperedScript },
  {
    name: "a tampered chunk",
    files: SCREEN_CHUNK,
    respond: respondWithTamperedScript,
  },
  { name: "a hanging entry", files: ENTRY, respond: hang, isHanging: true },
  {
    name: "a hanging chunk",
    files: SCREEN_CHUNK,
    respond: hang,
    isHanging: true,
    mayNeedReload: true,
  },
];

/** Sets the interface version of a live release relative to the current version. Returns a function that restores it. */
export async function shiftContract(program: Program, remote: RemoteName, difference: number) {
  const { registry } = openPublication(program).target;
  const shift = (by: number) =>
    registry.update((text) => {
      const { schema, remotes } = parseRegistry(text);
      const release = remotes[remote];
      if (!release) throw new Error(`${remote} has no release`);
      const shifted = { ...release, contract: release.contract + by };
      return formatRegistry({ schema, remotes: { ...remotes, [remote]: shifted } });
    });
  await shift(difference);
  return () => shift(-difference);
}

/** Removes the hashes of the screen chunks of a remote from the registry. Returns a function that restores them. */
export async function removeScreenChunkHashes(program: Program, remote: RemoteName) {
  const { registry } = openPublication(program).target;
  const before = (await registry.read()) ?? "";
  const { schema, remotes } = parseRegistry(before);
  const release = remotes[remote];
  if (!release) throw new Error(`${remote} has no release`);
  const otherHashes = Object.entries(release.integrity).filter(
    ([file]) => !file.includes("-screen-"),
  );
  const changed = { ...release, integrity: Object.fromEntries(otherHashes) };
  await registry.update(() =>
    formatRegistry({ schema, remotes: { ...remotes, [remote]: changed } }),
  );
  return () => registry.update(() => before);
}
