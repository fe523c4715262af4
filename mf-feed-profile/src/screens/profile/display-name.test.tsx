import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderProfileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

test("the profile shows the display name above the username", async () => {
  await renderWithApi({
    seed: (api) => api.seed.user({ username: "joana_s", display_name: "Joana Silva" }),
    render: renderProfileScreen,
    initialEntry: "/profile/joana_s",
  });

  expect(await screen.findByRole("heading", { name: "Joana Silva" })).toBeVisible();
  expect(screen.getByText("@joana_s")).toBeVisible();
});
