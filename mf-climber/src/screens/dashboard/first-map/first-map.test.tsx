import type { Visit } from "@topout/shared/contract";
import * as firstLoad from "@topout/shared/first-load";
import { beforeEach, describe, expect, test, vi } from "vitest";

// Outside of its build, JSX creates no elements.
const drawMap = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./draw-map.tsx", () => ({ drawMap }));
vi.mock(import("@topout/shared/first-load"), { spy: true });
vi.mock("./read-cache.ts", () => ({
  createCacheReader: () => async (url: keyof typeof lists) => lists[url],
}));

const wait = vi.hoisted(() => ({ ms: 0 }));
vi.mock("../../../features/news/max-wait.ts", () => ({
  get MAX_WAIT_MS() {
    return wait.ms;
  },
}));

const HOUR_MS = 60 * 60_000;
const NEW_SINCE: Visit = { previous: "2026-11-12T10:00:00.000Z" };
const NOTHING_NEW: Visit = { previous: "2026-11-25T10:00:00.000Z" };

const lists = {
  "/api/users/me": { home_gym: "home" },
  "/api/climbs/me": [],
  "/api/projects/me": [],
  "/api/gyms/home": { id: "home", layout: { lines: [], areas: [] } },
  "/api/circuits/home": {
    data: { green: { id: "green", name: "Green", color: "green" } },
    order: ["green"],
  },
  "/api/routes/get_all?gym_id=home&current=true": [
    { id: "g1", circuit_id: "green", x: 1, y: 2, published_at: "2026-11-20T10:00:00.000Z" },
  ],
};

/** The document has the responses of the lists. Returns a function that answers the call of the visit. */
function requestFirstData() {
  const visit = Promise.withResolvers<Response>();
  const responses = new Map(
    Object.entries(lists).map(([url, body]) => [url, Promise.resolve(Response.json(body))]),
  );
  responses.set("POST /api/gyms/home/visit {}", visit.promise);
  window.firstData = { token: "secret", responses, allStarted: Promise.resolve() };
  return (body: Visit) => visit.resolve(Response.json(body));
}

/** The service worker has stored the lists, and the network hangs. */
function storeLists() {
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  const responses = new Map([["/api/users/me", new Promise<Response>(() => undefined)]]);
  window.firstData = { token: "secret", responses, allStarted: new Promise(() => undefined) };
}

function storeVisit(visit?: { readonly data: Visit; readonly hoursAgo: number }) {
  vi.mocked(firstLoad.readStoredQuery).mockResolvedValue(
    visit && { data: visit.data, updatedAt: Date.now() - visit.hoursAgo * HOUR_MS },
  );
}

/** Evaluates the script, which draws. */
async function drawFirstMap() {
  vi.resetModules();
  await import("./first-map.ts");
}

const isMapDrawn = () => document.querySelector(".first-map") !== null;
const hasBar = () => document.querySelector(".first-news") !== null;

beforeEach(() => {
  wait.ms = 60_000;
  drawMap.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }) as MediaQueryList);
  document.body.innerHTML = `<div class="first-skeleton"><div><i></i><b data-drawing></b></div></div>`;
  return () => {
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
    localStorage.clear();
    delete window.firstData;
    delete window.firstDrawing;
    delete window.firstNews;
  };
});

describe("the first map", () => {
  test("waits for a visit that starts, and has its bar", async () => {
    storeVisit({ data: NOTHING_NEW, hoursAgo: 5 });
    const answer = requestFirstData();
    const drawn = drawFirstMap();
    expect(isMapDrawn()).toBe(false);

    answer(NEW_SINCE);
    await drawn;

    expect(isMapDrawn()).toBe(true);
    expect(hasBar()).toBe(true);
  });

  test("has no bar if the visit arrives after the first drawing, also in a later drawing", async () => {
    wait.ms = 0;
    storeVisit();
    const answer = requestFirstData();
    await drawFirstMap();
    expect(drawMap).toHaveBeenCalledTimes(1);

    answer(NEW_SINCE);
    await expect.poll(() => drawMap).toHaveBeenCalledTimes(2);

    expect(hasBar()).toBe(false);
  });

  test("has the bar of a visit that continues, before the server answers", async () => {
    storeVisit({ data: NEW_SINCE, hoursAgo: 1 });
    requestFirstData();

    await drawFirstMap();

    expect(hasBar()).toBe(true);
  });

  test("has stored lists and the bar of a visit that continues at once, while the network hangs", async () => {
    storeVisit({ data: NEW_SINCE, hoursAgo: 1 });
    storeLists();

    void drawFirstMap();

    await expect.poll(isMapDrawn).toBe(true);
    expect(hasBar()).toBe(true);
  });

  test("has stored lists without a bar when a visit starts, while the network hangs", async () => {
    wait.ms = 0;
    storeVisit({ data: NEW_SINCE, hoursAgo: 5 });
    storeLists();

    void drawFirstMap();

    await expect.poll(isMapDrawn).toBe(true);
    expect(hasBar()).toBe(false);
  });

  test("is not drawn if there is news while changes wait in the outbox", async () => {
    storeVisit({ data: NEW_SINCE, hoursAgo: 1 });
    localStorage.setItem("topout.outbox", "1");
    requestFirstData();

    await drawFirstMap();

    expect(isMapDrawn()).toBe(false);
  });

  test("is not drawn if React has replaced the skeleton of the document", async () => {
    document.body.innerHTML = "<div><b data-drawing></b></div>";
    storeVisit({ data: NEW_SINCE, hoursAgo: 1 });
    requestFirstData();

    await drawFirstMap();

    expect(isMapDrawn()).toBe(false);
    expect(window.firstNews).toBeUndefined();
  });
});
