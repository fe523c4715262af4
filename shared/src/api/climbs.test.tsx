import type { Climb } from "@topout/shared/contract";
import { QueryClient, QueryClientProvider, useQuery } from "@topout/shared/platform";
import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { climbMutations, climbQueries, createClimb } from "./climbs.ts";

const ROUTE = "0192f0c1-7a00-7000-8000-000000000001";
const { queryKey } = climbQueries.mine();

const olderClimb: Climb = {
  ...createClimb(ROUTE, false),
  user: "0192f0c1-7a00-7000-8000-000000000002",
  activity: null,
};

/** Caches the climbs, disconnects the server and records each state of the cache. */
function setUpOffline() {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, [olderClimb]);
  const states: (readonly Climb[])[] = [];
  client.getQueryCache().subscribe(() => {
    const cachedClimbs = client.getQueryData(queryKey);
    if (cachedClimbs && cachedClimbs !== states.at(-1)) states.push(cachedClimbs);
  });
  return { client, states };
}

afterEach(() => vi.unstubAllGlobals());

describe("climbMutations without a server", () => {
  test("adds a climb optimistically and removes it after an error", async () => {
    const { client, states } = setUpOffline();
    const climb = createClimb(ROUTE, true);

    const logPromise = client.getMutationCache().build(client, climbMutations.log()).execute(climb);

    await expect(logPromise).rejects.toThrow(/Can't reach Topout/);
    expect(states[0]).toMatchObject([climb, olderClimb]);
    expect(client.getQueryData(queryKey)).toEqual([olderClimb]);
  });

  test("does not restore a climb that was never stored", async () => {
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

    expect(client.getQueryData(queryKey)).toEqual([olderClimb]);
  });

  test("restores a climb after a failed removal", async () => {
    const { client, states } = setUpOffline();

    const removePromise = client
      .getMutationCache()
      .build(client, climbMutations.remove())
      .execute(olderClimb);

    await expect(removePromise).rejects.toThrow(/Can't reach Topout/);
    expect(states[0]).toEqual([]);
    expect(client.getQueryData(queryKey)).toEqual([olderClimb]);
  });
});

describe("climbMutations.log", () => {
  test("restarts a first request that began before the server stored the climb", async () => {
    const client = new QueryClient();
    const climb = createClimb(ROUTE, true);
    const storedClimb: Climb = { ...olderClimb, ...climb };
    let loadCount = 0;
    const loadClimbs = async () => {
      loadCount += 1;
      return Response.json(loadCount === 1 ? await emptyList : [storedClimb]);
    };
    let respond = (_climbs: Climb[]) => {};
    const emptyList = new Promise<Climb[]>((resolve) => {
      respond = resolve;
    });
    const storeClimb = () => {
      // A component that needs the climbs mounts before the response.
      renderHook(() => useQuery(climbQueries.mine()), {
        wrapper: ({ children }: { readonly children: ReactNode }) =>
          createElement(QueryClientProvider, { client }, children),
      });
      setTimeout(respond, 0, []);
      return Response.json(storedClimb, { status: 201 });
    };
    vi.stubGlobal("fetch", async (url: URL | string) =>
      String(url).includes("add_send") ? storeClimb() : loadClimbs(),
    );

    await client.getMutationCache().build(client, climbMutations.log()).execute(climb);

    expect(client.getQueryData(queryKey)).toEqual([storedClimb]);
  });
});
