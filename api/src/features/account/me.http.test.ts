import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";

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
      has_profile_photo: true,
      has_cover_photo: false,
      home_gym: null,
      about: "",
      profile_visible: true,
      send_visible: true,
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/users/me")).status).toBe(401);
  });
});
