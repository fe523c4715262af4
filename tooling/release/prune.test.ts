import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import { prune } from "./prune.ts";
import { getEntry, openTestPublication } from "./testing/publication.ts";
import { createLocalFile } from "./text-file.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("prune", () => {
  const releaseFive = async () => {
    const opened = openTestPublication();
    for (const hash of ["1", "2", "3", "4", "5"]) await opened.release(hash);
    return opened;
  };
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test("keeps the newest releases", async () => {
    const { publication, listStored } = await releaseFive();

    await prune(publication, { keepCount: 3, now: inDays(8) });

    expect(listStored()).toEqual(["3", "4", "5"]);
  });

  test("keeps a release that a tab may still use, and says that it removed nothing", async () => {
    const { publication, listStored } = await releaseFive();
    const log = vi.spyOn(console, "log").mockReturnValue();
    onTestFinished(() => log.mockRestore());

    await prune(publication, { keepCount: 1, now: inDays(6) });

    expect(listStored()).toHaveLength(5);
    expect(log.mock.calls).toEqual([["No release is old enough to remove."]]);
  });

  test("removes nothing of a remote whose history is elsewhere", async () => {
    const { publication, folder, listStored } = await releaseFive();
    const history = createLocalFile(join(folder, "other.jsonl"));

    await prune({ ...publication, history }, { keepCount: 1, now: inDays(8) });
    expect(listStored()).toHaveLength(5);

    await prune(publication, { keepCount: 1, now: inDays(8) });
    expect(listStored()).toEqual(["4", "5"]);
  });

  test("removes only releases of the given remote", async () => {
    const { publication, listStored } = await releaseFive();

    await prune(publication, { keepCount: 1, remote: "admin", now: inDays(8) });

    expect(listStored()).toHaveLength(5);
  });

  test("keeps the live and the previous release, even if they are old", async () => {
    const { publication, rollBack, readRemotes, listStored } = await releaseFive();
    await rollBack("1");

    await prune(publication, { keepCount: 1, now: inDays(8) });

    expect(listStored()).toEqual(["1", "5"]);
    await rollBack();
    expect((await readRemotes()).climber?.entry).toBe(getEntry("5"));
  });

  test("keeps a recent preview, and does not count it as a replacement", async () => {
    const { publication, release, listStored } = await releaseFive();
    await release("6", { isPreview: true });

    await prune(publication, { keepCount: 1, now: inDays(6) });
    expect(listStored()).toHaveLength(6);

    await prune(publication, { keepCount: 1, now: inDays(8) });
    expect(listStored()).toEqual(["4", "5", "6"]);
  });

  test("keeps a gradual release, and for a week one that was taken back", async () => {
    const { publication, release, rollBack, listStored } = await releaseFive();
    await release("6", { share: 10 });
    await prune(publication, { keepCount: 1, now: inDays(30) });
    expect(listStored()).toEqual(["4", "5", "6"]);

    await rollBack();
    await prune(publication, { keepCount: 1, now: inDays(6) });
    expect(listStored()).toEqual(["4", "5", "6"]);
    await release("7");
    await prune(publication, { keepCount: 1, now: inDays(8) });

    expect(listStored()).toEqual(["5", "7"]);
  });

  test("counts from the end of a live release, not from the start of a gradual one", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: inDays(0) });
    onTestFinished(() => void vi.useRealTimers());
    const { publication, release, changeShare, listStored } = await releaseFive();
    await release("6", { share: 10 });
    vi.setSystemTime(inDays(10));
    await changeShare(100);
    await release("7");

    await prune(publication, { keepCount: 1 });

    expect(listStored()).toEqual(["5", "6", "7"]);
  });

  test("removes an incomplete release after a day, but not a release in progress", async () => {
    const { publication, folder, listStored } = await releaseFive();
    mkdirSync(join(folder, "remotes/climber/v/6.4711.part"));

    await prune(publication, { keepCount: 5, now: new Date() });
    expect(listStored()).toContain("6.4711.part");

    await prune(publication, { keepCount: 5, now: inDays(2) });
    expect(listStored()).toEqual(["1", "2", "3", "4", "5"]);
  });
});
