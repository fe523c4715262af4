import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

/** Opens the feed with two videos of P1 and one of P2. The user has sent P2. */
const openFeed = ({ guard_beta }: { guard_beta: boolean }) =>
  renderWithApi({
    seed: async (api) => {
      const { fetch } = await api.signIn({ guard_beta });
      const sent = await api.seed.route({ name: "P2" });
      const unsent = await api.seed.route({ name: "P1", set_id: sent.set_id });
      await fetch(`/api/climbs/me/add_send/${sent.id}`, { method: "POST" });
      for (const { id } of [unsent, unsent, sent]) await api.seed.video({ route_id: id });
    },
    render: () => <ActivityFeed />,
  });

const getStills = () => document.querySelectorAll("article img[src*='/api/video']");

describe("a video in the feed of a route that the user has not sent", () => {
  test("is covered and not loaded until a tap shows all videos of the route", async () => {
    const { user } = await openFeed({ guard_beta: true });

    expect(await screen.findAllByText("Show beta")).toHaveLength(2);
    const [button, otherButton] = await screen.findAllByRole("button", {
      name: "Show beta for P1",
    });
    expect(await screen.findByRole("button", { name: "Play beta for P2" })).toBeVisible();
    expect(getStills()).toHaveLength(1);
    await user.click(button as HTMLElement);

    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName("Play beta for P1");
    expect(otherButton).toHaveAccessibleName("Play beta for P1");
    expect(getStills()).toHaveLength(3);
  });

  test("is visible without the setting, and the climbs are not requested", async () => {
    const { network } = await openFeed({ guard_beta: false });

    expect(await screen.findAllByRole("button", { name: "Play beta for P1" })).toHaveLength(2);
    expect(network.requests.filter((request) => request.includes("/climbs/"))).toEqual([]);
  });
});
