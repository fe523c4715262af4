import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createBucketFile } from "@topout/api/bucket-file";
import { openBucket } from "@topout/api/s3-bucket";
import { requireStorageLocation, type S3Server, startS3Server } from "@topout/api/s3-server";
import type { S3Location } from "@topout/api/storage-url";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { createBucketTarget } from "./bucket-target.ts";
import { prune } from "./prune.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { createLocalFile } from "./text-file.ts";
import { expectAllReleased, releaseAllAtOnce } from "./testing/concurrent-releases.ts";
import { createActions } from "./testing/publication.ts";

const REMOTES_URL = "https://remotes.example/";
const DAY_MS = 24 * 60 * 60_000;

let server: S3Server;
let location: S3Location;
let target: ReleaseTarget;
let folder: string;
let prefixCount = 0;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

beforeEach(() => {
  prefixCount += 1;
  folder = mkdtempSync(join(tmpdir(), "topout-bucket-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = requireStorageLocation(server.url.replace("?", `/releases-${prefixCount}?`));
  if (storage.kind !== "s3") throw new Error("The S3 server has no bucket");
  location = storage;
  target = createBucketTarget(location, REMOTES_URL);
});

const open = () =>
  createActions({ target, history: createLocalFile(join(folder, "releases.jsonl")) }, folder);

const getEntry = (hash: string) => `${REMOTES_URL}climber/v/${hash}/remoteEntry.js`;
const listHashes = async () => (await target.listReleases("climber")).map(({ hash }) => hash);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe("releases in a bucket", () => {
  test("become live, and can be rolled back", async () => {
    const { release, rollBack, readRemotes, readHistory } = open();
    await release("a1");
    await release("b2");
    expect((await readRemotes()).climber).toMatchObject({
      entry: getEntry("b2"),
      integrity: { [getEntry("b2")]: "sha384-b2" },
    });

    await rollBack();

    expect((await readRemotes()).climber?.entry).toBe(getEntry("a1"));
    expect((await readHistory()).at(-1)).toMatchObject({
      action: "rollback",
      manifest: { url: `${REMOTES_URL}climber/v/a1/release.json` },
    });
  });

  test("are all live after concurrent releases of several remotes", async () => {
    const { release, readRemotes } = open();

    await Promise.all([
      release("a1"),
      release("b2", { remote: "feedProfile" }),
      release("c3", { remote: "setter" }),
      release("d4", { remote: "admin" }),
    ]);

    const names = Object.keys(await readRemotes()).toSorted();
    expect(names).toEqual(["admin", "climber", "feedProfile", "setter"]);
  });

  test("are removed by prune, unless they are live or recent", async () => {
    const { publication, release } = open();
    for (const hash of ["a1", "b2", "c3"]) await release(hash);

    await prune(publication, { keepCount: 1, now: inDays(6) });
    expect(await listHashes()).toEqual(["a1", "b2", "c3"]);

    await prune(publication, { keepCount: 1, now: inDays(8) });
    expect(await listHashes()).toEqual(["b2", "c3"]);
    expect(await target.readManifest("climber", "a1")).toBeUndefined();
  });
});

describe("20 releases of four remotes at once, with the history in a bucket", () => {
  test("are all stored and recorded, in the order in which they became live", async () => {
    const history = createBucketFile(openBucket(location), "releases.jsonl");
    const opened = createActions({ target, history }, folder);

    await releaseAllAtOnce(opened);

    await expect(expectAllReleased(opened)).resolves.toBeUndefined();
  });
});

describe("an incomplete release in a bucket", () => {
  test("is not listed, and is removed by prune after a day", async () => {
    const { publication } = open();
    const release = join(folder, "incomplete");
    mkdirSync(release);
    writeFileSync(join(release, "remoteEntry.js"), "a");
    // The upload of the manifest, which comes last, fails.
    await expect(target.addRelease("climber", "a1", release)).rejects.toThrow("ENOENT");
    expect(await listHashes()).toEqual([]);

    expect(await target.removeIncomplete("climber", new Date(Date.now() - DAY_MS))).toBe(0);
    await prune(publication, { keepCount: 5, now: inDays(2) });

    expect(await target.removeIncomplete("climber", inDays(2))).toBe(0);
  });
});
