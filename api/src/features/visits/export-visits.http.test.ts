import { expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { download, getJson } from "../account/testing/download-export.ts";

test("the export of an account contains the visits to gyms", async () => {
  const api = await createTestApi();
  const { fetch } = await api.signIn();
  const gym = await api.seed.gym({ name: "Gritworks" });
  await fetch(`/api/gyms/${gym.id}/visit`, { method: "POST" });

  expect(getJson(await download(fetch), "visits.json")).toEqual([
    {
      gym: gym.id,
      gym_name: "Gritworks",
      last_seen: expect.any(String),
      previous: null,
      seen_until: null,
      seen_leaving: {},
    },
  ]);
});
