import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { loadSharedVideo, removeExpiredSharedVideo, storeSharedVideo } from "./shared-video.ts";

const START = Date.parse("2026-05-01T10:00:00Z");
const DAY_MS = 86_400_000;

const createVideo = (name: string) =>
  new File([`content of ${name}`], name, { type: "video/mp4", lastModified: 5 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.stubGlobal("indexedDB", new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the shared video", () => {
  test("is stored as a file", async () => {
    await storeSharedVideo(createVideo("send.mp4"));

    const video = await loadSharedVideo();

    expect(video).toMatchObject({ name: "send.mp4", type: "video/mp4", lastModified: 5 });
    expect(await video?.text()).toBe("content of send.mp4");
  });

  test("is replaced by a newer one", async () => {
    await storeSharedVideo(createVideo("first.mp4"));
    await storeSharedVideo(createVideo("second.mp4"));

    expect((await loadSharedVideo())?.name).toBe("second.mp4");
  });

  test("is missing before a share", async () => {
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("is not loaded after a day", async () => {
    await storeSharedVideo(createVideo("send.mp4"));

    vi.setSystemTime(START + DAY_MS);
    expect(await loadSharedVideo()).toBeDefined();

    vi.setSystemTime(START + DAY_MS + 1);
    expect(await loadSharedVideo()).toBeUndefined();
  });
});

describe("removeExpiredSharedVideo", () => {
  test("deletes a video only after a day", async () => {
    await storeSharedVideo(createVideo("send.mp4"));
    vi.setSystemTime(START + DAY_MS);
    await removeExpiredSharedVideo();
    expect(await loadSharedVideo()).toBeDefined();

    vi.setSystemTime(START + DAY_MS + 1);
    await removeExpiredSharedVideo();

    vi.setSystemTime(START);
    expect(await loadSharedVideo()).toBeUndefined();
  });
});
