import { QueryClient } from "@topout/shared/platform";
import { afterEach, expect, test, vi } from "vitest";

import { adminQueries } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

test("adminQueries.users adds the fields that an older server does not send", async () => {
  const user = {
    id: "0192f0c1-7a00-7000-8000-000000000001",
    username: "ann",
    email: "ann@topout.example",
    is_active: true,
    is_verified: true,
    is_superuser: false,
    route_setter: false,
    has_profile_photo: false,
    has_cover_photo: false,
    profile_visible: true,
    send_visible: true,
  };
  vi.stubGlobal("fetch", async () => Response.json([user]));

  const { pages } = await new QueryClient().fetchInfiniteQuery(adminQueries.users(""));

  expect(pages).toMatchObject([{ users: [{ ...user, home_gym: null, about: "" }] }]);
});
