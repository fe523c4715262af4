import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type * as dataModule from "./data.ts";
import {
  createApiResponse,
  respondWith,
  respondWithPage,
  DAY_MS,
  delayResponse,
  goOffline,
  postMessage,
  restoreWorker,
  START,
  stubWorker,
} from "./testing/stub-worker.ts";
import { listCachedPaths, requestData } from "./testing/request-data.ts";

let data: typeof dataModule;

const load = (path: string, token?: string) => requestData(data.serveData, path, token);

const loadText = async (path: string, token?: string) => (await load(path, token)).text();

beforeEach(async () => {
  stubWorker();
  data = await import("./data.ts");
});

afterEach(restoreWorker);

describe("serveData", () => {
  test("returns the cached response without a network, and sends its time to the pages", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    vi.setSystemTime(START + DAY_MS);
    goOffline();

    expect(await loadText("/gyms")).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
  });

  test("prefers the network, and notifies the pages that it is back", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    goOffline();
    await load("/gyms");
    respondWith(200, "York");

    expect(await loadText("/gyms")).toBe("York");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: null });
  });

  test("fails without a network and without a cached response", async () => {
    goOffline();

    await expect(load("/gyms")).rejects.toThrow("could not generate a response");
  });

  test("returns the cached response if the network does not respond within 10 s, and stores the late response", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: START });
    const sendResponse = delayResponse();

    const loading = loadText("/gyms");
    await vi.advanceTimersByTimeAsync(10_000);
    sendResponse(createApiResponse("York"));
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await loading).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
    goOffline();
    expect(await loadText("/gyms")).toBe("York");
  });

  test.each([502, 503, 504])(
    "returns the cached response if a proxy responds with %i",
    async (status) => {
      respondWith(200, "Leeds");
      await load("/gyms");
      respondWith(status);

      expect(await loadText("/gyms")).toBe("Leeds");
    },
  );

  test.each([200, 401, 403, 404, 451])(
    "returns the cached response if another server responds with %i, and reports the lost connection",
    async (status) => {
      respondWith(200, "Leeds");
      await load("/gyms");
      respondWithPage(status);

      expect(await loadText("/gyms")).toBe("Leeds");
      expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
    },
  );

  test("never stores the response of another server", async () => {
    respondWithPage(200);
    expect(await loadText("/gyms")).toContain("Wi-Fi");

    expect(await listCachedPaths()).toEqual([]);
  });

  test("returns a cached response without its time, which is not the server's", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    goOffline();

    expect((await load("/gyms")).headers.get("date")).toBeNull();
  });

  test("returns the response of a proxy if there is no cached response", async () => {
    respondWith(503, "Down");

    const response = await load("/gyms");

    expect(response.status).toBe(503);
    expect(await response.text()).toBe("Down");
  });

  test("returns a server error, and keeps the cached response", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    respondWith(401, "Unauthorized");

    expect((await load("/gyms")).status).toBe(401);
    goOffline();
    expect(await loadText("/gyms")).toBe("Leeds");
  });

  test("uses a cached response for 30 days", async () => {
    respondWith(200, "Leeds");
    await load("/gyms");
    goOffline();

    vi.setSystemTime(START + 30 * DAY_MS);
    expect(await loadText("/gyms")).toBe("Leeds");

    vi.setSystemTime(START + 30 * DAY_MS + 1_000);
    await expect(load("/gyms")).rejects.toThrow("could not generate a response");
  });

  test("deletes the least recently used responses if more than 60 are cached", async () => {
    respondWith(200);
    for (let index = 0; index < 61; index += 1) {
      vi.setSystemTime(START + index);
      await load(`/gyms/${index}`);
    }

    const paths = await listCachedPaths();

    expect(paths).toHaveLength(60);
    expect(paths).not.toContain("/gyms/0");
  });

  test("never returns the cached responses of another user", async () => {
    respondWith(200, "Climbs of Ann");
    await load("/climbs/me", "ann");
    goOffline();

    await expect(load("/climbs/me", "bob")).rejects.toThrow("could not generate a response");
    await expect(load("/climbs/me")).rejects.toThrow("could not generate a response");
    expect(await loadText("/climbs/me", "ann")).toBe("Climbs of Ann");
  });
});
