import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PutObjectCommand } from "@aws-sdk/client-s3";
import { MAX_LISTED_RELEASES, type ReleaseRecord } from "@topout/shared/contract";
import { releases } from "@topout/shared/contract/server";
import { describe, expect, onTestFinished, test } from "vitest";

import { openBucket } from "../../storage/s3-bucket.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { requireStorageLocation, startS3Server } from "../../testing/s3-server.ts";

const createRecord = (index: number, change: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  remote: "climber",
  version: "1.2.0",
  hash: `hash${index}`,
  contract: 4,
  action: "release",
  commit: "c0ffee",
  by: "Kim",
  time: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  notes: "Faster map",
  ...change,
});

const toLines = (records: readonly ReleaseRecord[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

/** Creates an API whose history file has this text. Without a text, the file does not exist. */
async function createApiWithHistory(text?: string) {
  const folder = await mkdtemp(join(tmpdir(), "topout-history-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const releaseHistory = join(folder, "releases.jsonl");
  if (text !== undefined) await writeFile(releaseHistory, text);
  return createTestApi({ config: { releaseHistory, remoteOrigins: ["https://remotes.example"] } });
}

async function list(text?: string) {
  const api = await createApiWithHistory(text);
  const { fetch } = await api.signIn({ is_superuser: true });
  const response = await fetch("/api/admin/releases");
  expect(response.status).toBe(200);
  return releases.list.response.parse(await readJson(response));
}

describe("the list of releases", () => {
  test("has the newest record first, and marks the live releases", async () => {
    const records = [
      createRecord(1),
      createRecord(2, { remote: "admin" }),
      createRecord(3),
      createRecord(4, { hash: "hash1", action: "rollback", notes: "Replaces hash3" }),
    ];

    const listed = await list(toLines(records));

    expect(listed.map(({ remote, hash, live }) => [remote, hash, live])).toEqual([
      ["climber", "hash1", true],
      ["climber", "hash3", false],
      ["admin", "hash2", true],
      ["climber", "hash1", false],
    ]);
    expect(listed[0]).toEqual({ ...records[3], live: true, preview: false });
  });

  test("marks a preview, which is not live", async () => {
    const listed = await list(toLines([createRecord(1), createRecord(2, { action: "preview" })]));

    expect(listed.map(({ hash, action, live, preview }) => [hash, action, live, preview])).toEqual([
      ["hash2", "release", false, true],
      ["hash1", "release", true, false],
    ]);
  });

  test("marks the live release beside a gradual one, and lists what happened to both", async () => {
    const gradual = { hash: "hash2", share: 10 } as const;
    const records = [
      createRecord(1),
      createRecord(2, { ...gradual, action: "share" }),
      createRecord(3, { ...gradual, action: "halt", notes: "More errors" }),
      createRecord(4, { hash: "hash1", action: "off", notes: "A wrong grade" }),
      createRecord(5, { hash: "hash1", action: "on" }),
    ];

    const listed = await list(toLines(records));

    expect(listed.map(({ action, share, hash, live }) => [action, share, hash, live])).toEqual([
      ["on", undefined, "hash1", false],
      ["off", undefined, "hash1", false],
      ["halt", 10, "hash2", false],
      ["share", 10, "hash2", false],
      ["release", undefined, "hash1", true],
    ]);
  });

  test("marks a gradual release as live when every browser runs it", async () => {
    const records = [createRecord(1), createRecord(2, { action: "share", share: 100 })];

    expect((await list(toLines(records))).map(({ live }) => live)).toEqual([true, false]);
  });

  test("is empty before the first release", async () => {
    expect(await list()).toEqual([]);
  });

  test("has a maximum length, even if the history is too large to read completely", async () => {
    const notes = "x".repeat(1_000);
    const records = Array.from({ length: 1_000 }, (_, index) => createRecord(index, { notes }));

    const listed = await list(toLines(records));

    expect(listed).toHaveLength(MAX_LISTED_RELEASES);
    expect(listed[0]?.hash).toBe("hash999");
  });
});

describe("a history in a bucket", () => {
  const openBucketApi = async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const releaseHistory = requireStorageLocation(server.url.replace("?", "/history?"));
    if (releaseHistory.kind !== "s3") throw new Error("The S3 server has no bucket");
    const { fetch } = await (
      await createTestApi({ config: { releaseHistory } })
    ).signIn({ is_superuser: true });
    const getHashes = async () => {
      const response = await fetch("/api/admin/releases");
      return releases.list.response.parse(await readJson(response)).map(({ hash }) => hash);
    };
    const bucket = openBucket(releaseHistory);
    const write = (text: string) =>
      bucket.client.send(
        new PutObjectCommand({ ...bucket.getParams("releases.jsonl"), Body: text }),
      );
    return { getHashes, write };
  };

  test("is empty before the first release, and then listed", async () => {
    const { getHashes, write } = await openBucketApi();
    expect(await getHashes()).toEqual([]);

    await write(toLines([createRecord(1), createRecord(2)]));

    expect(await getHashes()).toEqual(["hash2", "hash1"]);
  });

  test("is read from its end if it is large", async () => {
    const { getHashes, write } = await openBucketApi();
    const notes = "x".repeat(10_000);
    await write(toLines(Array.from({ length: 100 }, (_, index) => createRecord(index, { notes }))));

    const hashes = await getHashes();

    expect(hashes[0]).toBe("hash99");
    expect(hashes.length).toBeLessThan(60);
  });
});

describe("a release for a preview", () => {
  const integrity = "sha384-abc";
  const createManifest = (origin = "") => ({
    url: `${origin}/climber/v/0a1b/release.json`,
    integrity,
  });

  const getPreview = async (manifest: ReleaseRecord["manifest"], hash = "0a1b") => {
    const api = await createApiWithHistory(toLines([createRecord(1, { hash: "0a1b", manifest })]));
    const { fetch } = await api.signIn({ route_setter: true });
    return fetch(`/api/releases/climber/${hash}`);
  };

  test.each(["", "https://remotes.example"])(
    "is found if its manifest is on %j",
    async (origin) => {
      const manifest = createManifest(origin);

      const response = await getPreview(manifest);

      expect(await readJson(response)).toEqual({ version: "1.2.0", contract: 4, manifest });
    },
  );

  test.each([
    ["has another hash", createManifest(), "0a1c"],
    [
      "has its manifest on an origin that is not configured",
      createManifest("https://other.example"),
      "0a1b",
    ],
    ["was recorded without a manifest", undefined, "0a1b"],
  ])("is not found if it %s", async (_title, manifest, hash) => {
    expect((await getPreview(manifest, hash)).status).toBe(404);
  });
});
