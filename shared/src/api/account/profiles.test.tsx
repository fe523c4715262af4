import { QueryClient, signIn } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { profileQueries } from "./index.ts";

const stats = { total_sends: 0, months: [], locations: [], styles: [] };

afterEach(() => vi.unstubAllGlobals());

describe("profileQueries.detail", () => {
  test("adds the fields that an older server does not send", async () => {
    const profile = {
      id: "0192f0c1-7a00-7000-8000-000000000001",
      username: "ann",
      route_setter: false,
      has_profile_photo: false,
      has_cover_photo: false,
      profile_visible: true,
      send_visible: true,
    };
    vi.stubGlobal("fetch", async () => Response.json(profile));

    const user = await new QueryClient().fetchQuery(profileQueries.detail("ann"));

    expect(user).toMatchObject({ ...profile, home_gym: null, about: "" });
  });
});

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
