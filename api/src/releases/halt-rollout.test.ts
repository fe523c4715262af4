import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openBucket } from "../storage/s3-bucket.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { createBucketFile } from "./bucket-file.ts";
import { recordHalt, takeBack } from "./halt-rollout.ts";
import { parseHistory } from "./history.ts";
import { openReleaseFiles, type ReleaseFiles, type ReleaseLocation } from "./open-release-files.ts";
import { HISTORY_FILE, REGISTRY_FILE } from "./registry-files.ts";
import { listRollouts } from "./rollouts.ts";
import { createRegistryText, REMOTE, ROLLOUT } from "./testing/registry-text.ts";

const HALTED = { ...ROLLOUT, changedAt: expect.any(String) };

let server: S3Server;
let bucketCount = 0;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

function createBucketLocation(): Exclude<ReleaseLocation, string> {
  bucketCount += 1;
  const location = requireStorageLocation(server.url.replace("?", `/halt-${bucketCount}?`));
  if (location.kind !== "s3") throw new Error("The S3 server has no bucket");
  return location;
}

async function open(releaseTarget: ReleaseLocation, releaseHistory: ReleaseLocation) {
  const files = await openReleaseFiles({ releaseTarget, releaseHistory });
  if (!files) throw new Error("The locations are not set");
  await files.registry.update(() => createRegistryText());
  return files;
}

async function openFolder() {
  const folder = await createTemporaryFolder();
  return open(join(folder, "remotes"), join(folder, "releases.jsonl"));
}

async function openBuckets() {
  const location = createBucketLocation();
  return open(location, location);
}

const readRegistry = async ({ registry }: ReleaseFiles) =>
  JSON.parse((await registry.read()) ?? "") as { readonly remotes: Record<string, unknown> };

describe.each([
  ["a folder", openFolder],
  ["a bucket", openBuckets],
])("a rollout in %s", (_name, openFiles) => {
  test("is taken back by one edit, which keeps everything else", async () => {
    const files = await openFiles();
    const before = await readRegistry(files);

    expect(await takeBack(files.registry, ROLLOUT)).toEqual(HALTED);

    const { gradual: _, ...live } = REMOTE;
    expect(await readRegistry(files)).toEqual({
      ...before,
      remotes: { ...before.remotes, climber: { ...live, changedAt: expect.any(String) } },
    });
  });

  test("is taken back once by several processes", async () => {
    const files = await openFiles();

    const results = await Promise.all(
      Array.from({ length: 4 }, () => takeBack(files.registry, ROLLOUT)),
    );

    expect(results.filter((removed) => removed !== undefined)).toEqual([HALTED]);
  });

  test("stays if another release is gradual now", async () => {
    const files = await openFiles();

    expect(await takeBack(files.registry, { remote: "climber", hash: "0a0a" })).toBeUndefined();
    expect(await takeBack(files.registry, { remote: "feedProfile", hash: "2b2b" })).toBeUndefined();

    expect(listRollouts((await files.registry.read()) ?? "")).toEqual([ROLLOUT]);
  });

  test("keeps the edits of a release at the same time", async () => {
    const files = await openFiles();
    const addRemote = (text = "") => {
      const registry = JSON.parse(text) as Awaited<ReturnType<typeof readRegistry>>;
      return JSON.stringify({
        ...registry,
        remotes: { ...registry.remotes, setter: { ...REMOTE } },
      });
    };

    await Promise.all([takeBack(files.registry, ROLLOUT), files.registry.update(addRemote)]);

    const { remotes } = await readRegistry(files);
    expect(remotes["setter"]).toEqual(REMOTE);
    expect(remotes["climber"]).not.toHaveProperty("gradual");
  });

  test("is in the history with the reason", async () => {
    const files = await openFiles();
    const manifest = { url: "/remotes/climber/v/2b2b/release.json", integrity: "sha384-abc" };
    const { remote, hash, version, contract, share } = ROLLOUT;
    const release = { remote, hash, version, contract, share };
    const shared = { ...release, commit: "c0ffee", by: "Kim", notes: "", manifest };
    const time = "2026-01-01T00:00:00.000Z";
    const changedAt = "2026-01-01T00:20:00.000Z";
    const line = JSON.stringify({ ...shared, action: "share", time });
    await files.history.update(() => `${line}\n`);

    await recordHalt(files.history, { ...ROLLOUT, changedAt }, "More errors");

    expect(parseHistory(await files.history.read()).at(-1)).toEqual({
      ...shared,
      action: "halt",
      by: "Topout",
      notes: "More errors",
      time: changedAt,
    });
  });

  test("is taken back after the change before, also if the clock of that machine was ahead", async () => {
    const files = await openFiles();
    const [aheadAt, nextMs] = ["2999-01-01T00:00:00.000Z", "2999-01-01T00:00:00.001Z"];
    await files.registry.update(() => createRegistryText({ ...REMOTE, changedAt: aheadAt }));

    expect(await takeBack(files.registry, ROLLOUT)).toMatchObject({ changedAt: nextMs });
    expect((await readRegistry(files)).remotes["climber"]).toMatchObject({ changedAt: nextMs });
  });

  test("can be written by this process", async () => {
    const files = await openFiles();

    expect(await files.registry.isWritable()).toBe(true);
    expect(await files.history.isWritable()).toBe(true);
    expect(listRollouts((await files.registry.read()) ?? "")).toEqual([ROLLOUT]);
  });
});

test("the registry of a folder has a compressed copy for web servers", async () => {
  const folder = await createTemporaryFolder();
  const { registry } = await open(folder, join(folder, HISTORY_FILE));

  await takeBack(registry, ROLLOUT);

  const file = join(folder, REGISTRY_FILE);
  const compressed = await promisify(brotliDecompress)(await readFile(`${file}.br`));
  expect(compressed.toString()).toBe(await readFile(file, "utf8"));
});

test("a folder below a file cannot be written", async () => {
  const folder = await createTemporaryFolder();
  const file = join(folder, "file");
  await writeFile(file, "");
  const files = await openReleaseFiles({
    releaseTarget: join(file, "remotes"),
    releaseHistory: join(folder, HISTORY_FILE),
  });

  expect(await files?.registry.isWritable()).toBe(false);
  expect(await files?.history.isWritable()).toBe(true);
});

test("a bucket that rejects the key cannot be written", async () => {
  const bucket = openBucket(createBucketLocation());
  await createBucketFile(bucket, REGISTRY_FILE).update(() => "{}");
  bucket.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== "PutObjectCommand") return next(args);
        const { S3ServiceException } = await import("@aws-sdk/client-s3");
        const $metadata = { httpStatusCode: 403 };
        throw new S3ServiceException({ name: "AccessDenied", $fault: "client", $metadata });
      },
    { step: "initialize" },
  );

  expect(await createBucketFile(bucket, REGISTRY_FILE).isWritable()).toBe(false);
});

test("without a target or a history there is nothing to edit", async () => {
  expect(await openReleaseFiles({ releaseTarget: "remotes" })).toBeUndefined();
  expect(await openReleaseFiles({ releaseHistory: "releases.jsonl" })).toBeUndefined();
});
