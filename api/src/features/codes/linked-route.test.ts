import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { LinkedRoute } from "../../http/site-document.ts";
import { createLinkedRouteFinder } from "./linked-route.ts";

const ROUTE_ID = "0197c1a0-0000-7000-8000-000000000001";
const ROUTE = { id: ROUTE_ID, photoVersion: 4 };

const findById = vi.fn<(id: string) => Promise<LinkedRoute | undefined>>();
const findByCode = vi.fn<(code: string) => Promise<LinkedRoute | undefined>>();
const onError = vi.fn<(error: unknown) => void>();
const findRoute = createLinkedRouteFinder({ findById, findByCode, onError });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("createLinkedRouteFinder", () => {
  test("finds a route by the id of the link", async () => {
    findById.mockResolvedValueOnce(ROUTE);

    expect(await findRoute(`/feed?gym=leeds&route=${ROUTE_ID}`)).toBe(ROUTE);
    expect(findById).toHaveBeenCalledExactlyOnceWith(ROUTE_ID);
  });

  test("finds a route by the code of its label", async () => {
    findByCode.mockResolvedValueOnce(ROUTE);

    expect(await findRoute("/r/BBCDFG?gym=leeds")).toBe(ROUTE);
    expect(findByCode).toHaveBeenCalledExactlyOnceWith("BBCDFG");
  });

  test("finds the route that the link opens above a label", async () => {
    findById.mockResolvedValueOnce(ROUTE);

    expect(await findRoute(`/r/BBCDFG?route=${ROUTE_ID}`)).toBe(ROUTE);
    expect(findByCode).not.toHaveBeenCalled();
  });

  test.each([
    "/feed",
    "/feed?gym=leeds",
    "/feed?route=",
    "/feed?route=%27%20or%201=1",
    "/r/BBCDFG?route=",
    "/r/",
    "/r/bbcdfg",
    "/r/BBCDFGG",
    "/r/BBCDFG/BBCDFG",
    "/r/%00BCDFG",
    `/r/${"B".repeat(10_000)}`,
    "/w/2BCDFG",
  ])("asks the database nothing for %s", async (url) => {
    expect(await findRoute(url)).toBeUndefined();
    expect(findById).not.toHaveBeenCalled();
    expect(findByCode).not.toHaveBeenCalled();
  });

  test("waits only five seconds for the database", async () => {
    findByCode.mockReturnValueOnce(new Promise(() => undefined));
    const found = findRoute("/r/BBCDFG");

    await vi.advanceTimersByTimeAsync(5_000);

    expect(await found).toBeUndefined();
  });

  test("reports a failure, and finds nothing", async () => {
    const error = new Error("The database is down");
    findById.mockRejectedValueOnce(error);

    expect(await findRoute(`/?route=${ROUTE_ID}`)).toBeUndefined();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });
});
