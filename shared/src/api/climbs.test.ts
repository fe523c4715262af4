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

/** A device that has its climbs at hand, and no server that it could ask. */
function offline() {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, [earlier]);
  const seen: (readonly Climb[])[] = [];
  client.getQueryCache().subscribe(() => {
    const mine = client.getQueryData(queryKey);
    if (mine && mine !== seen.at(-1)) seen.push(mine);
  });
  return { client, seen };
}

afterEach(() => vi.unstubAllGlobals());

describe("a climb that no server takes", () => {
  test("shows at the tap and is taken back", async () => {
    const { client, seen } = offline();
    const climb = createClimb(ROUTE, true);

    const logged = client.getMutationCache().build(client, climbMutations.log()).execute(climb);

    await expect(logged).rejects.toThrow(/cannot be reached/);
    expect(seen[0]).toMatchObject([climb, earlier]);
    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });

  test("is gone when it was to be taken back too: there is nothing that could come back", async () => {
    const { client } = offline();
    const refused = { detail: "NOT_FOUND", message: "There is no such thing." };
    vi.stubGlobal("fetch", async (url: URL | string) =>
      String(url).includes("add_send")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Response.json(refused, { status: 404 }),
    );
    const climb = createClimb(ROUTE, true);

    const cache = client.getMutationCache();

    await Promise.allSettled([
      cache.build(client, climbMutations.log()).execute(climb),
      cache.build(client, climbMutations.remove()).execute(climb),
    ]);

    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });

  test("comes back where its deletion failed", async () => {
    const { client, seen } = offline();

    const removed = client
      .getMutationCache()
      .build(client, climbMutations.remove())
      .execute(earlier);

    await expect(removed).rejects.toThrow(/cannot be reached/);
    expect(seen[0]).toEqual([]);
    expect(client.getQueryData(queryKey)).toEqual([earlier]);
  });
});
