import { describe, expect, test } from "vitest";

import { createFormRequest } from "../../testing/create-form-request.ts";
import type { TestApi } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { getClimbers, setUpScreen } from "./testing/set-up-screen.ts";

describe("the screen of a gym", () => {
  test.each([
    ["hides the profile", { profile_visible: false }],
    ["hides the sends", { send_visible: false }],
  ])("leaves out a climber who %s, with the next response", async (_change, change) => {
    const { api, route, read, signIn } = await setUpScreen();
    const ann = await signIn("ann");
    const bo = await signIn("bo");
    await api.seed.video({ route_id: route.id, user_id: ann.user.id });
    const video = await api.seed.video({ route_id: route.id, user_id: bo.user.id });
    await ann.send();
    await bo.send();
    const before = await read();
    expect(getClimbers(before)).toEqual(["bo", "ann"]);
    expect(before.videos).toHaveLength(2);

    await ann.change(change);

    expect(await read()).toMatchObject({
      num_sends: 1,
      sends: [{ climber: "bo" }],
      videos: [{ id: video.id, route_id: route.id }],
    });
  });

  test("shows a new name, and drops a deleted account", async () => {
    const { api, read, signIn, route } = await setUpScreen();
    const ann = await signIn("ann");
    await api.seed.video({ route_id: route.id, user_id: ann.user.id });
    await ann.send();
    expect(getClimbers(await read())).toEqual(["ann"]);

    await ann.change({ display_name: "Ann Lee" });
    expect(getClimbers(await read())).toEqual(["Ann Lee"]);
    await ann.change({ display_name: null, username: "ann-2" });
    expect(getClimbers(await read())).toEqual(["ann-2"]);
    await deleteAccount(ann.fetch);

    expect(await read()).toMatchObject({ num_sends: 0, sends: [], videos: [] });
  });

  test("shows no names if the gym has switched them off", async () => {
    const { gym, read, signIn } = await setUpScreen();
    const admin = await signIn("boss", { is_superuser: true });
    await (await signIn("ann")).send();
    const change = (screen_names: boolean) =>
      admin.fetch(
        `/api/gyms/${gym.id}`,
        createFormRequest("PATCH", { screen_names: String(screen_names) }),
      );
    expect(getClimbers(await read())).toEqual(["ann"]);

    await change(false);
    expect(await read()).toMatchObject({ num_sends: 1, sends: [{ climber: null }] });
    expect(JSON.stringify(await read())).not.toContain("ann");

    await change(true);
    expect(getClimbers(await read())).toEqual(["ann"]);
  });

  test("shows a user with a block no sends of the other one", async () => {
    const { read, signIn } = await setUpScreen();
    const ann = await signIn("ann");
    const bo = await signIn("bo");
    await ann.send();
    await bo.fetch(`/api/blocks/${ann.user.id}`, { method: "POST" });

    expect(getClimbers(await read(bo.fetch))).toEqual([]);
    expect(getClimbers(await read())).toEqual(["ann"]);
  });

  test("is stored by the browsers of visitors only", async () => {
    const { api, path, signIn } = await setUpScreen();
    const ann = await signIn("ann");
    const getCacheControl = async (fetch: TestApi["fetch"]) =>
      (await fetch(path)).headers.get("cache-control");

    expect(await getCacheControl(ann.fetch)).toBe("no-store");
    expect(await getCacheControl(api.fetchAnonymously)).toBe("no-cache");
  });

  test("drops a removed video and one of a stripped route", async () => {
    const { api, set, route, read, signIn } = await setUpScreen();
    const ann = await signIn("ann", { is_superuser: true });
    const stripped = await api.seed.route({
      set_id: set.id,
      status: "stripped",
      stripped_at: new Date(),
    });
    await api.seed.video({ route_id: stripped.id, user_id: ann.user.id });
    const video = await api.seed.video({ route_id: route.id, user_id: ann.user.id });
    expect((await read()).videos).toEqual([{ id: video.id, route_id: route.id }]);

    await ann.fetch(`/api/video/${video.id}`, { method: "DELETE" });

    expect((await read()).videos).toEqual([]);
  });
});
