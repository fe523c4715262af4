import { visitQueries } from "@topout/shared/api";
import type { Visit } from "@topout/shared/contract";
import * as firstLoad from "@topout/shared/first-load";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createVisitLoader } from "./load-visit.ts";

vi.mock(import("@topout/shared/first-load"), { spy: true });

const HOUR_MS = 60 * 60_000;
const TOKEN = "secret";
const STORED = "2026-11-12T10:00:00.000Z";
const ANSWERED = "2026-11-20T10:00:00.000Z";

beforeEach(() => {
  storeVisit(undefined);
  return () => {
    localStorage.clear();
    delete window.firstData;
  };
});

/** Sets the visit that the device has stored. */
function storeVisit(visit: { readonly hoursAgo: number } | undefined) {
  const { queryKey } = visitQueries.of("gym");
  vi.mocked(firstLoad.readStoredQuery).mockImplementation(async (key, token) => {
    expect([key, token]).toEqual([queryKey, TOKEN]);
    const data = { previous: STORED };
    return visit && { data, updatedAt: Date.now() - visit.hoursAgo * HOUR_MS };
  });
}

/** Sets the response to the call of the document, with this body. */
function setResponse(response: Promise<Response>, body = "{}") {
  response.catch(() => undefined);
  const responses = new Map([[`POST /api/gyms/gym/visit ${body}`, response]]);
  window.firstData = { token: TOKEN, responses, allStarted: Promise.resolve() };
}

const answer = (visit: Visit = { previous: ANSWERED }) =>
  setResponse(Promise.resolve(Response.json(visit)));
const fail = () => setResponse(Promise.reject(new TypeError("Failed to fetch")));
const hang = () => setResponse(new Promise(() => undefined));

function load() {
  const visit = createVisitLoader(TOKEN)("gym");
  if (!visit) throw new Error("Only visitors have no visit");
  return visit;
}

describe("the time after which a route is new", () => {
  test("is that of the response if the device has stored no visit", async () => {
    answer();

    expect(await load().newSince).toEqual(new Date(ANSWERED));
  });

  test("is unknown during the first visit", async () => {
    answer({ previous: null });

    expect(await load().newSince).toBeNull();
  });

  test("is that of the running visit, without a response", async () => {
    storeVisit({ hoursAgo: 3 });
    hang();

    expect(await load().newSince).toEqual(new Date(STORED));
  });

  test("is that of the response if the stored visit has ended", async () => {
    storeVisit({ hoursAgo: 5 });
    answer();

    expect(await load().newSince).toEqual(new Date(ANSWERED));
  });

  test("is that of the ended visit if the server does not answer", async () => {
    storeVisit({ hoursAgo: 5 });
    fail();

    expect(await load().newSince).toEqual(new Date(STORED));
  });

  test("is that of the response if the storage fails", async () => {
    vi.mocked(firstLoad.readStoredQuery).mockRejectedValue(new Error("The storage is blocked"));
    answer();

    expect(await load().newSince).toEqual(new Date(ANSWERED));
  });

  test("is that of the call with the news that the user has seen", async () => {
    const seen = { seen_until: STORED };
    localStorage.setItem("topout.seen-news", JSON.stringify({ gym: seen }));
    setResponse(Promise.resolve(Response.json({ previous: ANSWERED })), JSON.stringify(seen));

    expect(await load().newSince).toEqual(new Date(ANSWERED));
  });

  test("is unknown without a call and without a stored visit", async () => {
    expect(await load().newSince).toBeNull();
  });

  test("is not loaded for visitors", () => {
    expect(createVisitLoader(null)("gym")).toBeUndefined();
  });

  test("is loaded once for each gym", () => {
    answer();
    const loadVisit = createVisitLoader(TOKEN);

    expect(loadVisit("gym")).toBe(loadVisit("gym"));
  });
});

describe("the visit", () => {
  test("is the stored one while it continues, before the server answers", async () => {
    storeVisit({ hoursAgo: 3 });
    hang();
    const visit = load();

    expect(await visit.isStarting).toBe(false);
    expect(await visit.running).toEqual({ previous: STORED });
  });

  test.each([
    ["no visit", undefined],
    ["a visit that has ended", { hoursAgo: 5 }],
  ])("starts with the response if the device has stored %s", async (_name, stored) => {
    storeVisit(stored);
    answer();
    const visit = load();

    expect(await visit.isStarting).toBe(true);
    expect(await visit.running).toEqual({ previous: ANSWERED });
  });

  test("is unknown if it starts and the server does not answer", async () => {
    storeVisit({ hoursAgo: 5 });
    fail();

    expect(await load().running).toBeUndefined();
  });

  test("is known to start while the server does not answer", async () => {
    storeVisit({ hoursAgo: 5 });
    hang();

    expect(await load().isStarting).toBe(true);
  });
});
