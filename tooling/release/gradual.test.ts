import { describe, expect, test } from "vitest";

import { getEntry, openTestPublication } from "./testing/publication.ts";

async function releaseToTenPercent() {
  const opened = openTestPublication();
  await opened.release("1");
  await opened.release("2", { share: 10 });
  return {
    ...opened,
    readClimber: async () => (await opened.readRemotes()).climber,
    readLastRecord: async () => (await opened.readHistory()).at(-1),
  };
}

describe("a gradual release", () => {
  test("is beside the live release, with files and a salt of its own", async () => {
    const { readClimber, readHistory } = await releaseToTenPercent();

    expect(await readClimber()).toMatchObject({
      entry: getEntry("1"),
      integrity: { [getEntry("1")]: "sha384-1" },
      gradual: {
        version: "1.0.2",
        entry: getEntry("2"),
        preload: [getEntry("2")],
        integrity: { [getEntry("2")]: "sha384-2" },
        share: 10,
        salt: "2",
      },
    });
    expect((await readHistory()).map(({ action, share, hash }) => [action, share, hash])).toEqual([
      ["release", undefined, "1"],
      ["share", 10, "2"],
    ]);
  });

  test("goes to a larger share, and is live with 100 percent", async () => {
    const { changeShare, readClimber, readLastRecord } = await releaseToTenPercent();

    await changeShare(50);
    expect((await readClimber())?.gradual).toMatchObject({ share: 50, salt: "2" });
    expect(await readLastRecord()).toMatchObject({
      action: "share",
      share: 50,
      hash: "2",
      notes: "Notes of 2",
      manifest: { url: "/remotes/climber/v/2/release.json" },
    });

    await changeShare(100);
    expect(await readClimber()).toMatchObject({
      entry: getEntry("2"),
      previous: { entry: getEntry("1") },
    });
    expect(await readClimber()).not.toHaveProperty("gradual");
    expect(await readClimber()).not.toHaveProperty("share");
    expect(await readLastRecord()).toMatchObject({ action: "share", share: 100 });
  });

  test("is taken back by a rollback, and the live release stays", async () => {
    const { rollBack, readClimber, readLastRecord } = await releaseToTenPercent();

    await rollBack();

    expect(await readClimber()).toMatchObject({ entry: getEntry("1") });
    expect(await readClimber()).not.toHaveProperty("gradual");
    expect(await readLastRecord()).toMatchObject({
      action: "rollback",
      hash: "1",
      notes: "Takes back 1.0.2 (2) from 10% of the browsers",
    });
  });

  test("ends when another release becomes live", async () => {
    const { release, readClimber } = await releaseToTenPercent();

    await release("3");

    expect(await readClimber()).toMatchObject({ entry: getEntry("3") });
    expect(await readClimber()).not.toHaveProperty("gradual");
  });

  test("can be a preview", async () => {
    const { release, promote, readClimber, readLastRecord } = await releaseToTenPercent();
    await release("3", { isPreview: true });

    await promote("3", 5);

    expect(await readClimber()).toMatchObject({
      entry: getEntry("1"),
      gradual: { entry: getEntry("3"), share: 5 },
    });
    expect(await readLastRecord()).toMatchObject({
      action: "share",
      share: 5,
      notes: "Notes of 3",
    });
  });

  test("needs a live release of another build", async () => {
    const { release, changeShare, readHistory } = openTestPublication();
    await expect(release("1", { share: 10 })).rejects.toThrow("climber has no live release");
    await release("1");

    await expect(release("1", { share: 10 })).rejects.toThrow("1.0.1 (1) is already live");
    await expect(changeShare(10)).rejects.toThrow("climber has no gradual release");

    expect(await readHistory()).toHaveLength(1);
  });

  test("never goes back by itself if it is released so, until it is live", async () => {
    const { release, changeShare, readClimber, readLastRecord } = await releaseToTenPercent();
    expect((await readClimber())?.gradual).not.toHaveProperty("canHalt");

    await release("3", { share: 10, canHalt: false });
    expect((await readClimber())?.gradual).toMatchObject({ share: 10, canHalt: false });
    expect(await readLastRecord()).toMatchObject({ action: "share", share: 10, canHalt: false });

    await changeShare(50);
    expect((await readClimber())?.gradual).toMatchObject({ share: 50, canHalt: false });
    expect(await readLastRecord()).toMatchObject({ action: "share", share: 50, canHalt: false });

    await changeShare(100);
    expect(await readClimber()).not.toHaveProperty("canHalt");
    expect(await readLastRecord()).not.toHaveProperty("canHalt");
  });

  test("never goes back by itself after a change of the share, or as a preview", async () => {
    const { changeShare, promote, readClimber } = await releaseToTenPercent();

    await changeShare(20, false);
    expect((await readClimber())?.gradual).toMatchObject({ share: 20, canHalt: false });

    await promote("2", 5);
    expect((await readClimber())?.gradual).not.toHaveProperty("canHalt");
    await promote("2", 5, false);
    expect((await readClimber())?.gradual).toMatchObject({ share: 5, canHalt: false });
  });
});
