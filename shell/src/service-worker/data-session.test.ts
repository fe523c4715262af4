import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type * as dataModule from "./data.ts";
import { createMemoryCaches } from "./testing/memory-caches.ts";
import {
  respondWith,
  delayResponse,
  goOffline,
  restoreWorker,
  stubWorker,
} from "./testing/stub-worker.ts";
import { listCachedPaths, requestData } from "./testing/request-data.ts";

let data: typeof dataModule;

const load = (path: string, token?: string) => requestData(data.serveData, path, token);

beforeEach(async () => {
  stubWorker();
  data = await import("./data.ts");
});

afterEach(restoreWorker);

describe("setSession", () => {
  test("deletes the cached responses of the user who signed out, and keeps those of visitors", async () => {
    respondWith(200, "stored");
    await load("/gyms");
    await data.setSession("ann");
    await load("/climbs/me", "ann");

    await data.setSession(null);

    expect(await listCachedPaths()).toEqual(["/gyms"]);
    goOffline();
    await expect(load("/climbs/me", "ann")).rejects.toThrow("could not generate a response");
  });

  test("deletes the cached responses of a user whose session a stopped worker has stored", async () => {
    respondWith(200, "stored");
    await load("/climbs/me", "ann");
    vi.resetModules();
    data = await import("./data.ts");

    await data.setSession("bob");

    expect(await listCachedPaths()).toEqual([]);
  });

  test("does not store a response that arrives after the session has ended", async () => {
    await data.setSession("ann");
    const sendResponse = delayResponse();
    const loading = load("/climbs/me", "ann");
    await data.setSession(null);
    const open = vi.spyOn(caches, "open");

    sendResponse(new Response("Climbs of Ann"));

    expect(await (await loading).text()).toBe("Climbs of Ann");
    expect(open).not.toHaveBeenCalled();
  });

  test("deletes a response that is stored while the session ends", async () => {
    await data.setSession("ann");
    const memory = createMemoryCaches();
    vi.stubGlobal("caches", {
      ...memory,
      open: async (name: string) => {
        const cache = await memory.open(name);
        const put = async (request: Request, response: Response) => {
          await data.setSession(null);
          await cache.put(request, response);
        };
        return { ...cache, put };
      },
    });
    respondWith(200, "Climbs of Ann");

    await load("/climbs/me", "ann");

    expect(await memory.keys()).toEqual([]);
  });
});
