import { describe, expect, test } from "vitest";

import { createTestApi } from "../../../testing/index.ts";
import { download, getJson } from "../testing/download-export.ts";

describe("the work of staff in the export", () => {
  test("has the roles, since when, and by whose invitation", async () => {
    const { seed, signIn } = await createTestApi();
    const manager = await seed.user();
    const gym = await seed.gym({ name: "Depot" });
    const { user, fetch } = await signIn();
    const since = new Date("2026-02-01T10:00:00Z");
    const values = { gym_id: gym.id, until: "2999-12-31", since, invited_by: manager.id };
    await seed.member({ user_id: user.id, ...values });

    expect(getJson(await download(fetch), "memberships.json")).toEqual([
      {
        gym: gym.id,
        gym_name: "Depot",
        role: "setter",
        since: since.toISOString(),
        until: "2999-12-31",
        invited_by: manager.id,
      },
    ]);
  });

  test("has sent invitations without the address, and received ones of a verified address", async () => {
    const { seed, signIn } = await createTestApi();
    const gym = await seed.gym({ name: "Depot" });
    const manager = await signIn({ is_superuser: true });
    const climber = await signIn({ is_verified: true, email: "ann@topout.example" });
    const unverified = await signIn({ email: "bob@topout.example" });
    const invite = (email: string) =>
      seed.invitation({ gym_id: gym.id, created_by: manager.user.id, email });
    const invitation = await invite("Ann@topout.example");
    await invite("bob@topout.example");

    const sent = await download(manager.fetch);
    const received = await download(climber.fetch);

    const common = { gym: gym.id, gym_name: "Depot", role: "setter", until: null };
    const entry = { ...common, id: invitation.id, expires_at: expect.stringMatching(/Z$/) };
    expect(getJson(sent, "invitations_sent.json")).toHaveLength(2);
    expect(getJson(sent, "invitations_sent.json")).toContainEqual(entry);
    expect(getJson(received, "invitations_received.json")).toEqual([
      { ...entry, invited_by: manager.user.id },
    ]);
    expect(getJson(await download(unverified.fetch), "invitations_received.json")).toEqual([]);
  });

  test("has the routes that the person set or stripped", async () => {
    const { seed, signIn } = await createTestApi();
    const { user, fetch } = await signIn({ route_setter: true });
    const other = await seed.user();
    const stripped_at = new Date("2026-03-01T10:00:00Z");
    const stripped = { status: "stripped", stripped_at } as const;
    const ownSet = await seed.route({ name: "P1", setter_id: user.id });
    const ownStripped = await seed.route({
      name: "P2",
      setter_id: other.id,
      stripped_by: user.id,
      ...stripped,
    });
    const halfOwn = await seed.route({
      name: "P3",
      setter_id: user.id,
      stripped_by: other.id,
      ...stripped,
    });
    await seed.route({ setter_id: other.id });

    const files = await download(fetch);

    const setAt = expect.stringMatching(/Z$/);
    const names = { grade: "6a", circuit_name: "Green", gym_name: expect.any(String) };
    expect(getJson(files, "routes.json")).toEqual([
      { route: ownSet.id, route_name: "P1", ...names, set_at: setAt, stripped_at: null },
      {
        route: ownStripped.id,
        route_name: "P2",
        ...names,
        set_at: null,
        stripped_at: stripped_at.toISOString(),
      },
      { route: halfOwn.id, route_name: "P3", ...names, set_at: setAt, stripped_at: null },
    ]);
    expect([...files.values()].some((content) => content.includes(other.id))).toBe(false);
  });

  test("has what the person did in resets, and not what others did", async () => {
    const { seed, signIn } = await createTestApi();
    const { user, fetch } = await signIn({ route_setter: true });
    const other = await seed.user();
    const gym = await seed.gym({ name: "Depot" });
    const published_at = new Date("2026-03-01T10:00:00Z");
    const published = { status: "published" as const, published_at, new_sets: [] };
    const reset = await seed.reset({
      gym_id: gym.id,
      name: "Cave",
      created_by: other.id,
      changed_by: user.id,
      published_by: user.id,
      ...published,
    });
    await seed.reset({
      gym_id: gym.id,
      created_by: other.id,
      published_by: other.id,
      ...published,
    });

    expect(getJson(await download(fetch), "resets.json")).toEqual([
      {
        reset: reset.id,
        name: "Cave",
        gym: gym.id,
        gym_name: "Depot",
        created_at: null,
        published_at: published_at.toISOString(),
        undone_at: null,
        is_last_change: true,
      },
    ]);
  });
});
