// @vitest-environment jsdom
import { activityQueries, userQueries } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { QueryClient } from "@topout/shared/platform";
import { afterEach, describe, expect, test, vi } from "vitest";

import { accountMutations, profileQueries } from "./index.ts";

const ann: User = {
  id: "0192f0c1-7a00-7000-8000-000000000001",
  username: "ann",
  email: "ann@topout.example",
  is_active: true,
  is_verified: true,
  is_superuser: false,
  route_setter: false,
  has_profile_photo: true,
  has_cover_photo: false,
  home_gym: null,
  about: "",
  profile_visible: true,
  send_visible: true,
};

/** Caches the user's data and stubs the server's response. */
function setUp(response: Response) {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetchMock);
  const client = new QueryClient();
  const { queryKey: profile } = profileQueries.byUsername("Ann");
  const { queryKey: feed } = activityQueries.pages();
  client.setQueryData(profile, ann);
  client.setQueryData(feed, { pages: [], pageParams: [] });
  client.setQueryData(userQueries.me().queryKey, ann);
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return { client, fetchMock, areStale: () => [isStale(profile), isStale(feed)] };
}

const run = (client: QueryClient, mutation: object, variables: unknown) =>
  client.getMutationCache().build(client, mutation).execute(variables);

afterEach(() => vi.unstubAllGlobals());

describe("accountMutations", () => {
  test("updates the cached user and refetches queries that contain users", async () => {
    const changed = { ...ann, username: "ann-2" };
    const { client, areStale } = setUp(Response.json(changed));

    await run(client, accountMutations.update(), { username: "ann-2" });

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(changed);
    expect(areStale()).toEqual([true, true]);
  });

  test("changes nothing after an error", async () => {
    const problem = { detail: "UPDATE_USERNAME_ALREADY_EXISTS", message: "Taken" };
    const { client, areStale } = setUp(Response.json(problem, { status: 400 }));

    await expect(run(client, accountMutations.update(), { username: "bob" })).rejects.toThrow(
      "Taken",
    );

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(ann);
    expect(areStale()).toEqual([false, false]);
  });

  test("sends a photo in a form", async () => {
    const { client, fetchMock, areStale } = setUp(Response.json(ann));
    const file = new Blob(["picture"], { type: "image/webp" });

    await run(client, accountMutations.updateProfilePhoto(), file);

    expect(fetchMock).toHaveBeenCalledWith(
      "/api/users/me/update_profile_photo",
      expect.objectContaining({ method: "POST", body: expect.any(FormData) }),
    );
    const body = fetchMock.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData && body.get("file")).toBeInstanceOf(Blob);
    expect(areStale()).toEqual([true, true]);
  });
});

describe("accountMutations.download", () => {
  test("returns the file", async () => {
    const { client } = setUp(
      new Response("PK", { headers: { "content-type": "application/zip" } }),
    );

    const archive = await run(client, accountMutations.download(), undefined);

    expect(archive).toMatchObject({ size: 2, type: "application/zip" });
  });
});
