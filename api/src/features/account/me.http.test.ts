import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson } from "../../testing/index.ts";

describe("the account of the current user", () => {
  test("is returned without secrets", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ profile_photo: "key", route_setter: true });

    const response = await fetch("/api/users/me");

    expect(await response.json()).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      is_active: true,
      is_verified: false,
      is_superuser: false,
      route_setter: true,
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
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("contains the roles that have not ended, by the name of the gym", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    // Samoa's day starts 25 hours after that of the Line Islands.
    const until = getYesterday("Pacific/Kiritimati");
    const gyms = {
      ended: await api.seed.gym({ name: "Ended", time_zone: "Pacific/Kiritimati" }),
      lastDay: await api.seed.gym({ name: "Last day", time_zone: "Pacific/Pago_Pago" }),
      unlimited: await api.seed.gym({ name: "Also unlimited", image: "key" }),
    };
    const join = (gym: { id: string }, values: { role: "manager" | "setter"; until?: string }) =>
      api.seed.member({ ...values, user_id: user.id, gym_id: gym.id });
    await join(gyms.ended, { role: "setter", until });
    await join(gyms.lastDay, { role: "setter", until });
    await join(gyms.unlimited, { role: "manager" });
    await api.seed.member({ user_id: (await api.seed.user()).id, gym_id: gyms.lastDay.id });

    const { memberships } = await readJson<User>(fetch("/api/users/me"));

    const toSummary = ({ id, name, location, version }: (typeof gyms)["ended"]) => ({
      id,
      name,
      location,
      version,
    });
    expect(memberships).toEqual([
      { gym: { ...toSummary(gyms.unlimited), has_image: true }, role: "manager", until: null },
      { gym: { ...toSummary(gyms.lastDay), has_image: false }, role: "setter", until },
    ]);
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/users/me")).status).toBe(401);
  });
});

/** Returns the date of yesterday in a time zone. */
function getYesterday(timeZone: string): string {
  const date = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(date);
}
