import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { expectAllReleased, releaseAllAtOnce } from "./testing/concurrent-releases.ts";
import { getEntry, openTestPublication } from "./testing/publication.ts";

describe("a release", () => {
  test("becomes live, with the replaced release as `previous`", async () => {
    const { release, readRemotes } = openTestPublication();
    await release("1");
    await release("2");

    expect((await readRemotes()).climber).toMatchObject({
      version: "1.0.2",
      entry: getEntry("2"),
      integrity: { [getEntry("2")]: "sha384-2" },
      previous: { version: "1.0.1", entry: getEntry("1") },
    });
  });

  test("adds a line to the history, which is not in the served folder", async () => {
    const { folder, release, readHistory } = openTestPublication();
    await release("1");

    expect(await readHistory()).toMatchObject([
      { remote: "climber", hash: "1", action: "release", notes: "Notes of 1", contract: 4 },
    ]);
    expect(readdirSync(join(folder, "remotes")).toSorted()).toEqual([
      "climber",
      "remotes.json",
      "remotes.json.br",
    ]);
  });

  test("becomes live and is recorded, even if other remotes are released concurrently", async () => {
    const { release, readRemotes, readHistory } = openTestPublication();
    await Promise.all([
      release("1"),
      release("2", { remote: "feedProfile" }),
      release("3", { remote: "setter" }),
      release("4", { remote: "admin" }),
    ]);

    const remotes = await readRemotes();
    expect(Object.keys(remotes).toSorted()).toEqual(["admin", "climber", "feedProfile", "setter"]);
    const hashes = (await readHistory()).map(({ hash }) => hash);
    expect(hashes.toSorted()).toEqual(["1", "2", "3", "4"]);
  });
});

describe("20 releases of four remotes at once", () => {
  test("are all stored and recorded, in the order in which they became live", async () => {
    const opened = openTestPublication();

    await releaseAllAtOnce(opened);

    await expect(expectAllReleased(opened)).resolves.toBeUndefined();
  });
});

describe("a release that fails its check", () => {
  test("changes neither the registry nor the history nor the stored releases", async () => {
    const { publication, release, readHistory, listStored } = openTestPublication();
    await release("1");
    const before = await publication.target.registry.read();

    const check = () => Promise.reject(new Error("The screen store did not render"));
    await expect(release("2", { check })).rejects.toThrow("The screen store did not render");

    expect(await publication.target.registry.read()).toBe(before);
    expect(await readHistory()).toHaveLength(1);
    expect(listStored()).toEqual(["1"]);
  });
});

describe("a rollback", () => {
  test("makes the previous release live, and a second rollback undoes the first", async () => {
    const { release, rollBack, readRemotes } = openTestPublication();
    await release("1");
    await release("2");

    await rollBack();
    expect((await readRemotes()).climber).toMatchObject({
      entry: getEntry("1"),
      integrity: { [getEntry("1")]: "sha384-1" },
      previous: { entry: getEntry("2") },
    });

    await rollBack();
    expect((await readRemotes()).climber?.entry).toBe(getEntry("2"));
  });

  test("makes a given older release live", async () => {
    const { release, rollBack, readRemotes, readHistory } = openTestPublication();
    await release("1");
    await release("2");
    await release("3");

    await rollBack("1");

    expect((await readRemotes()).climber?.entry).toBe(getEntry("1"));
    expect((await readHistory()).at(-1)).toMatchObject({
      action: "rollback",
      hash: "1",
      notes: "Replaces 3",
    });
  });

  test("changes nothing if there is no such release", async () => {
    const { publication, release, rollBack, readHistory } = openTestPublication();
    await release("1");
    const before = await publication.target.registry.read();

    await expect(rollBack()).rejects.toThrow("climber has no previous release");
    await expect(rollBack("abc")).rejects.toThrow("at least 7 characters");
    await expect(rollBack("abcdef0")).rejects.toThrow("climber has no release abcdef0");

    expect(await publication.target.registry.read()).toBe(before);
    expect(await readHistory()).toHaveLength(1);
  });
});

describe("a shortened hash", () => {
  const hashes = ["0a1b2c3d4e5f6a7b", "0a1b2c3d4e5f0000", "0a1b2c9900000000"];

  test("names the only release that starts with it", async () => {
    const { release, rollBack, readRemotes, readHistory } = openTestPublication();
    for (const hash of hashes) await release(hash);

    await rollBack("0a1b2c3d4e5f6");

    expect((await readRemotes()).climber?.entry).toBe(getEntry("0a1b2c3d4e5f6a7b"));
    expect((await readHistory()).at(-1)?.hash).toBe("0a1b2c3d4e5f6a7b");
  });

  test("is rejected if several releases start with it", async () => {
    const { publication, release, rollBack } = openTestPublication();
    for (const hash of hashes) await release(hash);
    const before = await publication.target.registry.read();

    await expect(rollBack("0a1b2c3")).rejects.toThrow(
      "Several releases of climber start with 0a1b2c3: 0a1b2c3d4e5f0000, 0a1b2c3d4e5f6a7b",
    );
    expect(await publication.target.registry.read()).toBe(before);
  });
});

describe("a preview", () => {
  test("is stored and recorded with its manifest, but not live", async () => {
    const { publication, release, readRemotes, readHistory, listStored } = openTestPublication();
    await release("1");
    await release("2", { isPreview: true });

    expect((await readRemotes()).climber?.entry).toBe(getEntry("1"));
    expect(listStored()).toEqual(["1", "2"]);
    const text = (await publication.target.readManifest("climber", "2")) ?? "";
    expect((await readHistory()).at(-1)).toMatchObject({
      hash: "2",
      action: "preview",
      manifest: {
        url: "/remotes/climber/v/2/release.json",
        integrity: `sha384-${createHash("sha384").update(text).digest("base64")}`,
      },
    });
  });

  test("can be made live without another build", async () => {
    const { release, promote, rollBack, readRemotes, readHistory } = openTestPublication();
    await release("1");
    await release("2", { isPreview: true });

    await promote("2");

    expect((await readRemotes()).climber?.entry).toBe(getEntry("2"));
    expect((await readHistory()).at(-1)).toMatchObject({
      hash: "2",
      action: "release",
      notes: "Notes of 2",
    });
    await rollBack();
    expect((await readRemotes()).climber?.entry).toBe(getEntry("1"));
  });
});
