import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { parseHistory } from "@topout/api/releases";
import type { ReleaseManifest, RemoteName } from "@topout/shared/remote";
import { getReleaseFolder } from "@topout/tooling/build-part";
import { parseRegistry } from "@topout/tooling/registry";
import { formatReleaseManifest, type Release } from "@topout/tooling/release-manifest";
import { onTestFinished } from "vitest";

import { createFolderTarget } from "../folder-target.ts";
import type { Publication } from "../publish.ts";
import { releaseRemote } from "../release-remote.ts";
import { changeShare } from "../gradual.ts";
import { promote, rollback } from "../rollback.ts";
import { switchOff, switchOn } from "../switch-remote.ts";
import { createLocalFile } from "../text-file.ts";

interface ReleaseChange {
  readonly remote?: RemoteName;
  readonly isPreview?: boolean;
  readonly share?: number;
  readonly canHalt?: boolean;
  readonly check?: () => Promise<void>;
}

/** The URL of the entry of a climber release. */
export const getEntry = (hash: string): string => `/remotes/climber/v/${hash}/remoteEntry.js`;

/** Creates an empty target and history. The folder is removed after the test. */
export function openTestPublication() {
  const folder = mkdtempSync(join(tmpdir(), "topout-release-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const publication: Publication = {
    target: createFolderTarget(join(folder, "remotes")),
    history: createLocalFile(join(folder, "private/releases.jsonl")),
  };
  return { ...createActions(publication, folder), folder };
}

/** Returns functions that publish releases with one file, roll back, and read the result. */
export function createActions(publication: Publication, folder: string) {
  const options = {
    ...publication,
    root: folder,
    remote: "climber" as const,
    notes: undefined,
  };
  return {
    publication,
    release: (
      hash: string,
      {
        remote = "climber",
        isPreview = false,
        share = 100,
        canHalt = true,
        check = async () => {},
      }: ReleaseChange = {},
    ) =>
      releaseRemote({
        ...publication,
        root: folder,
        remote,
        isPreview,
        share,
        canHalt,
        notes: `Notes of ${hash}`,
        build: async (stagingDir) => createRelease(stagingDir, hash, remote),
        check,
      }),
    rollBack: (hash?: string) => rollback({ ...options, hash }),
    promote: (hash: string, share = 100, canHalt = true) =>
      promote({ ...options, hash, share, canHalt }),
    changeShare: (share: number, canHalt = true) => changeShare({ ...options, share, canHalt }),
    switchOff: (reason: string) => switchOff({ ...options, reason }),
    switchOn: () => switchOn(options),
    readRemotes: async () => parseRegistry(await publication.target.registry.read()).remotes,
    readHistory: async () => parseHistory(await publication.history.read()),
    listStored: () => readdirSync(join(folder, "remotes/climber/v")).toSorted(),
  };
}

/** Creates a release with one file in a folder of remotes, as the build does. */
function createRelease(remotesDir: string, hash: string, remote: RemoteName): Release {
  const manifest: ReleaseManifest = {
    schema: 1,
    remote,
    version: `1.0.${hash}`,
    contract: 4,
    entry: "remoteEntry.js",
    preload: ["remoteEntry.js"],
    screens: {},
    files: { "remoteEntry.js": { sizeBytes: 1, integrity: `sha384-${hash}` } },
  };
  const releaseFolder = getReleaseFolder(remotesDir, remote, hash);
  mkdirSync(releaseFolder, { recursive: true });
  writeFileSync(join(releaseFolder, "remoteEntry.js"), hash);
  writeFileSync(join(releaseFolder, "release.json"), formatReleaseManifest(manifest));
  return { hash, manifest };
}
