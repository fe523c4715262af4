import { activityKeys, userQueries } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { preferences, QueryClient, setPreference } from "@topout/shared/platform";
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
  display_name: null,
  has_profile_photo: true,
  has_cover_photo: false,
  home_gym: null,
  about: "",
  profile_visible: true,
  send_visible: true,
  photo_key: null,
  memberships: [],
  settings: { second_scale: null, guard_beta: false },
};

/** Caches the user's data and stubs the server's response. */
function setUp(response: Response) {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetchMock);
  const client = new QueryClient();
  const { queryKey: profile } = profileQueries.detail("Ann");
  const feed = activityKeys.feed();
  client.setQueryData(profile, ann);
  client.setQueryData(feed, { pages: [], pageParams: [] });
  client.setQueryData(userQueries.me().queryKey, ann);
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return { client, fetchMock, getStaleStates: () => [isStale(profile), isStale(feed)] };
}

const runMutation = (client: QueryClient, mutation: object, variables: unknown) =>
  client.getMutationCache().build(client, mutation).execute(variables);

afterEach(() => vi.unstubAllGlobals());

describe("accountMutations", () => {
  test("updates the cached user and refetches queries that contain users", async () => {
    const changedUser = { ...ann, username: "ann-2" };
    const { client, getStaleStates } = setUp(Response.json(changedUser));

    await runMutation(client, accountMutations.update(), { username: "ann-2" });

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(changedUser);
    expect(getStaleStates()).toEqual([true, true]);
  });

  test("replaces the gym selected on the device with a new home gym", async () => {
    setPreference("gymId", "selected-before");
    const { client, fetchMock } = setUp(Response.json(ann));
    fetchMock.mockImplementation(async () => Response.json(ann));

    await runMutation(client, accountMutations.update(), { about: "Slabs" });
    expect(preferences.getState().gymId).toBe("selected-before");
    const home_gym = "0192f0c1-7a00-7000-8000-000000000009";
    await runMutation(client, accountMutations.update(), { home_gym });

    expect(preferences.getState().gymId).toBeNull();
  });

  test("changes nothing after an error", async () => {
    const problem = { detail: "UPDATE_USERNAME_ALREADY_EXISTS", message: "Taken" };
    const { client, getStaleStates } = setUp(Response.json(problem, { status: 400 }));

    await expect(
      runMutation(client, accountMutations.update(), { username: "bob" }),
    ).rejects.toThrow("Taken");

    expect(client.getQueryData(userQueries.me().queryKey)).toEqual(ann);
    expect(getStaleStates()).toEqual([false, false]);
  });

  test("sends a photo in a form", async () => {
    const { client, fetchMock, getStaleStates } = setUp(Response.json(ann));
    const file = new Blob(["photo"], { type: "image/webp" });

    await runMutation(client, accountMutations.updateProfilePhoto(), file);

    expect(fetchMock).toHaveBeenCalledWith(
      "/api/users/me/update_profile_photo",
      expect.objectContaining({ method: "POST", body: expect.any(FormData) }),
    );
    const body = fetchMock.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData && body.get("file")).toBeInstanceOf(Blob);
    expect(getStaleStates()).toEqual([true, true]);
  });
});
