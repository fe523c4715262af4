import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { serveRequest } from "./testing/worker-scope.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createMemoryCaches } from "./testing/memory-caches.ts";

const ORIGIN = "https://topout.example";
const DAY_MS = 86_400_000;
const START = Date.parse("2026-05-01T10:00:00Z");

let network: (request: Request) => Promise<Response>;
let data: typeof import("./data.ts");
const postMessage = vi.fn<(message: unknown) => void>();

const goOffline = () => {
  network = async () => {
    throw new TypeError("Failed to fetch");
  };
};

/** The server answers with the status. */
const answer = (status: number, body = "") => {
  network = async () => new Response(body, { status });
};

/** A page with this session requests a list. */
function load(path: string, token?: string): Promise<Response> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return serveRequest(data.serveData, new Request(`${ORIGIN}/api${path}`, { headers }));
}

const loadText = async (path: string, token?: string) => (await load(path, token)).text();

async function listCopies(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url.replace(`${ORIGIN}/api`, ""));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.stubGlobal("location", { origin: ORIGIN, href: ORIGIN });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("clients", { matchAll: async () => [{ postMessage }] });
  vi.stubGlobal("caches", createMemoryCaches());
  vi.stubGlobal("fetch", (request: Request) => network(request));
  vi.resetModules();
  data = await import("./data.ts");
  postMessage.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("serveData", () => {
  test("returns the copy without a network, and tells the pages its time", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    vi.setSystemTime(START + DAY_MS);
    goOffline();

    expect(await loadText("/gyms")).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
  });

  test("prefers the network, and tells the pages that it is back", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    goOffline();
    await load("/gyms");
    answer(200, "York");

    expect(await loadText("/gyms")).toBe("York");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: null });
  });

  test("fails without a network and without a copy", async () => {
    goOffline();

    await expect(load("/gyms")).rejects.toThrow();
  });

  test("returns the copy if the network does not answer within 10 s, and stores the late answer", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: START });
    const { promise, resolve } = Promise.withResolvers<Response>();
    network = () => promise;

    const loading = loadText("/gyms");
    await vi.advanceTimersByTimeAsync(10_000);
    resolve(new Response("York"));
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await loading).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
    goOffline();
    expect(await loadText("/gyms")).toBe("York");
  });

  test.each([502, 503, 504])("returns the copy if a proxy answers %i", async (status) => {
    answer(200, "Leeds");
    await load("/gyms");
    answer(status);

    expect(await loadText("/gyms")).toBe("Leeds");
  });

  test("returns the answer of a proxy if there is no copy", async () => {
    answer(503, "Down");

    const response = await load("/gyms");

    expect(response.status).toBe(503);
    expect(await response.text()).toBe("Down");
  });

  test("returns the refusal of the server, and keeps the copy", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    answer(401, "Unauthorized");

    expect((await load("/gyms")).status).toBe(401);
    goOffline();
    expect(await loadText("/gyms")).toBe("Leeds");
  });

  test("uses a copy for 30 days", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    goOffline();

    vi.setSystemTime(START + 30 * DAY_MS);
    expect(await loadText("/gyms")).toBe("Leeds");

    vi.setSystemTime(START + 30 * DAY_MS + 1_000);
    await expect(load("/gyms")).rejects.toThrow();
  });

  test("deletes the copies that were used longest ago when there are more than 60", async () => {
    answer(200);
    for (let index = 0; index < 61; index += 1) {
      vi.setSystemTime(START + index);
      await load(`/gyms/${index}`);
    }

    const copies = await listCopies();

    expect(copies).toHaveLength(60);
    expect(copies).not.toContain("/gyms/0");
  });

  test("gives no user the copies of another", async () => {
    answer(200, "Climbs of Ann");
    await load("/climbs/me", "ann");
    goOffline();

    await expect(load("/climbs/me", "bob")).rejects.toThrow();
    await expect(load("/climbs/me")).rejects.toThrow();
    expect(await loadText("/climbs/me", "ann")).toBe("Climbs of Ann");
  });
});

describe("setSession", () => {
  test("deletes the copies of the user who signed out, and keeps those of visitors", async () => {
    answer(200, "stored");
    await load("/gyms");
    await data.setSession("ann");
    await load("/climbs/me", "ann");

    await data.setSession(null);

    expect(await listCopies()).toEqual(["/gyms"]);
    goOffline();
    await expect(load("/climbs/me", "ann")).rejects.toThrow();
  });

  test("deletes the copies of a user whose session a stopped worker has stored", async () => {
    answer(200, "stored");
    await load("/climbs/me", "ann");
    vi.resetModules();
    data = await import("./data.ts");

    await data.setSession("bob");

    expect(await listCopies()).toEqual([]);
  });

  test("does not store a response that arrives after the session has ended", async () => {
    await data.setSession("ann");
    const response = Promise.withResolvers<Response>();
    network = () => response.promise;
    const loading = load("/climbs/me", "ann");
    await data.setSession(null);
    const open = vi.spyOn(caches, "open");

    response.resolve(new Response("Climbs of Ann"));

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
    answer(200, "Climbs of Ann");

    await load("/climbs/me", "ann");

    expect(await memory.keys()).toEqual([]);
  });
});
