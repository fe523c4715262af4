import { serveRequest } from "./testing/worker-scope.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cacheNames } from "./cache-names.ts";
import type * as imagesModule from "./images.ts";
import { listUrls } from "./testing/memory-caches.ts";
import {
  createApiResponse,
  respondWith,
  respondWithPage,
  DAY_MS,
  ORIGIN,
  restoreWorker,
  START,
  stubNetwork,
  stubWorker,
} from "./testing/stub-worker.ts";

let requests: string[];
let images: typeof imagesModule;

const createRequest = (id: number) => new Request(`${ORIGIN}/api/images/${id}?v=1`);
const loadPhoto = (id: number) => serveRequest(images.servePhoto, createRequest(id));

beforeEach(async () => {
  stubWorker();
  requests = [];
  stubNetwork(async ({ url }) => {
    requests.push(url);
    return createApiResponse("image");
  });
  images = await import("./images.ts");
});

afterEach(restoreWorker);

describe("servePhoto", () => {
  test("requests a photo once", async () => {
    await loadPhoto(1);

    expect(await (await loadPhoto(1)).text()).toBe("image");
    expect(requests).toHaveLength(1);
  });

  test("does not store an error response", async () => {
    respondWith(404);
    expect((await loadPhoto(1)).status).toBe(404);
    respondWith(200, "image");

    expect((await loadPhoto(1)).status).toBe(200);
  });

  test("does not store the page of another server", async () => {
    respondWithPage(200);
    expect(await (await loadPhoto(1)).text()).toContain("Wi-Fi");
    respondWith(200, "image");

    expect(await (await loadPhoto(1)).text()).toBe("image");
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

    const stored = await listUrls(cacheNames.photos);

    expect(stored).toHaveLength(80);
    expect(stored).toContain(createRequest(0).url);
    expect(stored).not.toContain(createRequest(1).url);
  });

  test("deletes a photo that was not used for 30 days", async () => {
    await loadPhoto(1);
    vi.setSystemTime(START + 30 * DAY_MS + 1);
    await loadPhoto(2);

    const stored = await listUrls(cacheNames.photos);

    expect(stored).toEqual([createRequest(2).url]);
  });
});

describe("serveThumbnail", () => {
  test("does not displace photos", async () => {
    await loadPhoto(1);
    await serveRequest(images.serveThumbnail, createRequest(2));

    await loadPhoto(1);

    expect(requests).toHaveLength(2);
    expect(await caches.keys()).toEqual([cacheNames.photos, cacheNames.thumbnails]);
  });
});
