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

/** A page that has read about ann, and a server that answers this. */
function pageThatHears(answer: Response) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer));
  vi.stubGlobal("fetch", fetched);
  const client = new QueryClient();
  const { queryKey: profile } = profileQueries.byUsername("Ann");
  const { queryKey: feed } = activityQueries.pages();
  client.setQueryData(profile, ann);
  client.setQueryData(feed, { pages: [], pageParams: [] });
  client.setQueryData(userQueries.me().queryKey, ann);
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return { client, fetched, stale: () => [isStale(profile), isStale(feed)] };
}

const run = (client: QueryClient, mutation: object, given: unknown) =>
  client.getMutationCache().build(client, mutation).execute(given);

afterEach(() => vi.unstubAllGlobals());

describe("a change of one's own account", () => {
  test("shows at once, and whatever names the person is asked for again", async () => {
    const changed = { ...ann, username: "ann-2" };
    const { client, stale } = pageThatHears(Response.json(changed));

    await run(client, accountMutations.update(), { username: "ann-2" });

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(changed);
    expect(stale()).toEqual([true, true]);
  });

  test("that is refused changes nothing", async () => {
    const refusal = { detail: "UPDATE_USERNAME_ALREADY_EXISTS", message: "Taken" };
    const { client, stale } = pageThatHears(Response.json(refusal, { status: 400 }));

    await expect(run(client, accountMutations.update(), { username: "bob" })).rejects.toThrow(
      "Taken",
    );

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(ann);
    expect(stale()).toEqual([false, false]);
  });

  test("of a photo is sent as a form with the file in it", async () => {
    const { client, fetched, stale } = pageThatHears(Response.json(ann));
    const file = new Blob(["picture"], { type: "image/webp" });

    await run(client, accountMutations.updateProfilePhoto(), file);

    expect(fetched).toHaveBeenCalledWith(
      "/api/users/me/update_profile_photo",
      expect.objectContaining({ method: "POST", body: expect.any(FormData) }),
    );
    const body = fetched.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData && body.get("file")).toBeInstanceOf(Blob);
    expect(stale()).toEqual([true, true]);
  });
});

describe("an export", () => {
  test("arrives as the file that it is", async () => {
    const { client } = pageThatHears(
      new Response("PK", { headers: { "content-type": "application/zip" } }),
    );

    const archive = await run(client, accountMutations.download(), undefined);

    expect(archive).toMatchObject({ size: 2, type: "application/zip" });
  });
});
