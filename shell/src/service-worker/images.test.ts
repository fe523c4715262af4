import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { serveRequest } from "./testing/worker-scope.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cacheNames } from "./cache-names.ts";
import { createMemoryCaches } from "./testing/memory-caches.ts";

const ORIGIN = "https://topout.example";
const DAY_MS = 86_400_000;
const START = Date.parse("2026-05-01T10:00:00Z");

let requests: string[];
let status: number;
let images: typeof import("./images.ts");

const createRequest = (id: number) => new Request(`${ORIGIN}/api/images/${id}?v=1`);
const loadPhoto = (id: number) => serveRequest(images.servePhoto, createRequest(id));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.stubGlobal("location", { origin: ORIGIN, href: ORIGIN });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("caches", createMemoryCaches());
  requests = [];
  status = 200;
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    requests.push(url);
    return new Response("image", { status });
  });
  vi.resetModules();
  images = await import("./images.ts");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("servePhoto", () => {
  test("requests a photo once", async () => {
    await loadPhoto(1);

    expect(await (await loadPhoto(1)).text()).toBe("image");
    expect(requests).toHaveLength(1);
  });

  test("stores no error", async () => {
    status = 404;
    expect((await loadPhoto(1)).status).toBe(404);
    status = 200;

    expect((await loadPhoto(1)).status).toBe(200);
  });

  test("stores 80 photos, and deletes the one that was used longest ago", async () => {
    for (let id = 0; id < 80; id += 1) {
      vi.setSystemTime(START + id);
      await loadPhoto(id);
    }
    vi.setSystemTime(START + 100);
    await loadPhoto(0);
    vi.setSystemTime(START + 101);
    await loadPhoto(80);

    const stored = (await (await caches.open(cacheNames.photos)).keys()).map(({ url }) => url);

    expect(stored).toHaveLength(80);
    expect(stored).toContain(createRequest(0).url);
    expect(stored).not.toContain(createRequest(1).url);
  });

  test("deletes a photo that was not used for 30 days", async () => {
    await loadPhoto(1);
    vi.setSystemTime(START + 30 * DAY_MS + 1);
    await loadPhoto(2);

    const stored = (await (await caches.open(cacheNames.photos)).keys()).map(({ url }) => url);

    expect(stored).toEqual([createRequest(2).url]);
  });
});

describe("serveThumbnail", () => {
  test("does not push photos out", async () => {
    await loadPhoto(1);
    await serveRequest(images.serveThumbnail, createRequest(2));

    await loadPhoto(1);

    expect(requests).toHaveLength(2);
    expect(await caches.keys()).toEqual([cacheNames.photos, cacheNames.thumbnails]);
  });
});
