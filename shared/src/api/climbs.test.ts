// @vitest-environment jsdom
import type { Climb } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { climbMutations, climbQueries, createClimb } from "./climbs.ts";

const ROUTE = "0192f0c1-7a00-7000-8000-000000000001";
const { queryKey } = climbQueries.mine();

const earlier: Climb = {
  ...createClimb(ROUTE, false),
  user: "0192f0c1-7a00-7000-8000-000000000002",
  activity: null,
};

/** Caches the climbs, disconnects the server and records each state of the cache. */
function setUpOffline() {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, [earlier]);
  const states: (readonly Climb[])[] = [];
  client.getQueryCache().subscribe(() => {
    const mine = client.getQueryData(queryKey);
    if (mine && mine !== states.at(-1)) states.push(mine);
  });
  return { client, states };
}

afterEach(() => vi.unstubAllGlobals());

describe("climbMutations without a server", () => {
  test("add a climb optimistically and remove it after an error", async () => {
    const { client, states } = setUpOffline();
    const climb = createClimb(ROUTE, true);

    const logged = client.getMutationCache().build(client, climbMutations.log()).execute(climb);

    await expect(logged).rejects.toThrow(/cannot be reached/);
    expect(states[0]).toMatchObject([climb, earlier]);
    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });

  test("do not restore a climb that was never stored", async () => {
    const { client } = setUpOffline();
    const notFound = { detail: "NOT_FOUND", message: "There is no such thing." };
    vi.stubGlobal("fetch", async (url: URL | string) =>
      String(url).includes("add_send")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Response.json(notFound, { status: 404 }),
    );
    const climb = createClimb(ROUTE, true);

    const cache = client.getMutationCache();

    await Promise.allSettled([
      cache.build(client, climbMutations.log()).execute(climb),
      cache.build(client, climbMutations.remove()).execute(climb),
    ]);

    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });

  test("restore a climb after a failed removal", async () => {
    const { client, states } = setUpOffline();

    const removed = client
      .getMutationCache()
      .build(client, climbMutations.remove())
      .execute(earlier);

    await expect(removed).rejects.toThrow(/cannot be reached/);
    expect(states[0]).toEqual([]);
    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });
});
