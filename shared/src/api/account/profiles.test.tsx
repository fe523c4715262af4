import { QueryClient, signIn } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { profileQueries } from "./index.ts";

const stats = { total_sends: 0, months: [], locations: [], styles: [] };

afterEach(() => vi.unstubAllGlobals());

describe("profileQueries.stats", () => {
  test("sends no token for the visitor view, and caches it separately", async () => {
    const fetchMock = vi.fn<typeof fetch>(async () => Response.json(stats));
    vi.stubGlobal("fetch", fetchMock);
    signIn("my-token");
    const client = new QueryClient();

    await client.fetchQuery(profileQueries.stats("Ann", { gym_id: "7" }));
    await client.fetchQuery(profileQueries.stats("Ann", { gym_id: "7" }, { asVisitor: true }));

    const requests = fetchMock.mock.calls.map(([url, init]) => [
      url,
      new Headers(init?.headers).get("authorization"),
    ]);
    expect(requests).toEqual([
      ["/api/users/get_stats/Ann?gym_id=7", "Bearer my-token"],
      ["/api/users/get_stats/Ann?gym_id=7", null],
    ]);
  });
});
