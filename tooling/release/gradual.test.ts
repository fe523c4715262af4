import { describe, expect, test } from "vitest";

import { haltRelease } from "./halt.ts";
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
});

describe("haltRelease", () => {
  const halt = ({ publication }: Awaited<ReturnType<typeof releaseToTenPercent>>, hash: string) =>
    haltRelease({
      registry: publication.target.registry,
      history: publication.history,
      remote: "climber",
      hash,
      reason: "More errors than 1.0.1",
    });

  test("takes the gradual release back once, and records the reason", async () => {
    const opened = await releaseToTenPercent();

    expect(await Promise.all([halt(opened, "2"), halt(opened, "2")])).toContain(false);

    expect(await opened.readClimber()).toMatchObject({ entry: getEntry("1") });
    expect(await opened.readClimber()).not.toHaveProperty("gradual");
    const halts = (await opened.readHistory()).filter(({ action }) => action === "halt");
    expect(halts).toMatchObject([
      {
        hash: "2",
        version: "1.0.2",
        share: 10,
        by: "Topout",
        notes: "More errors than 1.0.1",
        manifest: { url: "/remotes/climber/v/2/release.json" },
      },
    ]);
  });

  test("changes nothing if another release is gradual now", async () => {
    const opened = await releaseToTenPercent();
    await opened.release("3", { share: 20 });

    expect(await halt(opened, "2")).toBe(false);

    expect((await opened.readClimber())?.gradual).toMatchObject({
      entry: getEntry("3"),
      share: 20,
    });
    expect(await opened.readLastRecord()).toMatchObject({ action: "share", hash: "3" });
  });
});
