import { screen, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

/** A video of a route, and a send by joana_s. */
async function createEntries(api: TestApi) {
  await api.signIn({ second_scale: "font" });
  const route = await api.seed.route({ name: "R3", grade: "V4", location: "Comp Wall" });
  const { id: user } = await api.seed.user({ username: "joana_s" });
  await api.seed.send({ user, route: route.id });
  await api.seed.video({ route_id: route.id });
  const scale = JSON.stringify({ system: "v", grades: ["V3", "V4"] });
  await api.db.execute(`update gyms set grade_scale = '${scale}'`);
}

test("the feed shows grades in the user's second scale too, after the gym's", async () => {
  const { user } = await renderWithApi({ seed: createEntries, render: () => <ActivityFeed /> });

  const video = within(await screen.findByRole("article", { name: /new beta for R3$/ }));
  expect(await video.findByText("Font 6B to 6B+")).toBeInTheDocument();
  expect(video.getByText("6B–6B+")).toBeVisible();

  await user.click(
    await screen.findByRole("button", { name: "Show the routes that joana_s sent" }),
  );
  const row = within(screen.getByRole("dialog", { name: "Sent by joana_s" })).getByRole("link");
  await expect
    .poll(() => row.textContent)
    .toMatch(/^R3.*, V46B–6B\+Font 6B to 6B\+ · Comp Wall1 send$/);
});
