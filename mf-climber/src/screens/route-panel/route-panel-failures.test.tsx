import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("RoutePanel with a failed query", () => {
  test("does not show an empty history if the climbs failed to load", async () => {
    await renderWithApi({
      seed: async (api) => {
        await api.signIn();
        return api.seed.route({ name: "P1" });
      },
      failingCalls: /climbs\/me/,
      ...routePanel,
    });

    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.queryByText("Nothing logged yet.")).not.toBeInTheDocument();
  });

  test.each([
    ["climbs/me", "Couldn't load your climbs."],
    ["projects/me", "Couldn't load your projects."],
    ["sent_by", "Couldn't load the Sent By list."],
    ["route_videos", "Couldn't load the videos."],
  ])("shows the route if %s fails, and loads the rest on Retry", async (call, message) => {
    const { user, network } = await renderWithApi({
      seed: async (api) => {
        await api.signIn();
        return api.seed.route({ name: "P1" });
      },
      failingCalls: new RegExp(call),
      ...routePanel,
    });
    expect(await screen.findByRole("dialog", { name: "P1" })).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    await expect.poll(() => screen.queryByRole("alert"), { timeout: 5_000 }).toBeNull();
    const sends = await screen.findByRole("definition", { name: "Sends" });
    await expect.poll(() => sends.textContent).toBe("0");
    expect(screen.getByText("Nothing logged yet.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Project" })).not.toHaveAttribute("aria-disabled");
  });
});
