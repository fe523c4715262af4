import { describe, expect, test } from "vitest";

import { getEntry, openTestPublication } from "./testing/publication.ts";

describe("a remote that is switched off", () => {
  test("has the reason in the registry and in the history, until it is switched on", async () => {
    const { release, switchOff, switchOn, readRemotes, readHistory } = openTestPublication();
    await release("1");

    await switchOff("A wrong grade");
    expect((await readRemotes()).climber).toMatchObject({
      entry: getEntry("1"),
      off: { reason: "A wrong grade" },
    });

    await switchOn();
    expect((await readRemotes()).climber).not.toHaveProperty("off");
    expect((await readHistory()).map(({ action, hash, notes }) => [action, hash, notes])).toEqual([
      ["release", "1", "Notes of 1"],
      ["off", "1", "A wrong grade"],
      ["on", "1", ""],
    ]);
  });

  test("stays off after a release, a larger share and a rollback", async () => {
    const { release, changeShare, rollBack, switchOff, readRemotes } = openTestPublication();
    await release("1");
    await switchOff("A wrong grade");
    const readOff = async () => (await readRemotes()).climber?.off;

    await release("2");
    expect(await readOff()).toEqual({ reason: "A wrong grade" });
    await release("3", { share: 10 });
    await changeShare(100);
    expect(await readOff()).toEqual({ reason: "A wrong grade" });
    await rollBack();

    expect((await readRemotes()).climber).toMatchObject({
      entry: getEntry("2"),
      off: { reason: "A wrong grade" },
    });
  });

  test("must have a release, and be off before it is switched on", async () => {
    const { release, switchOff, switchOn, readHistory } = openTestPublication();
    await expect(switchOff("A wrong grade")).rejects.toThrow("climber has no live release");
    await release("1");

    await expect(switchOn()).rejects.toThrow("climber is not switched off");

    expect(await readHistory()).toHaveLength(1);
  });
});
