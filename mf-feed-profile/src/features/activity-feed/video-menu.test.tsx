import { screen, waitFor, within } from "@testing-library/react";
import { getTitles } from "@topout/shared/testing";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

/** Plays the only video of the feed. It is of ann, or of the signed-in user. */
async function playVideo(owner: "ann" | "me" = "ann") {
  const view = await renderWithApi({
    seed: async (api) => {
      const { id: route_id } = await api.seed.route({ name: "P1" });
      const { id: annId } = await api.seed.user({ username: "ann" });
      const me = await api.signIn({ username: "bea", is_verified: true });
      await api.seed.video({ route_id, user_id: owner === "ann" ? annId : me.user.id });
      return me;
    },
    render: () => <ActivityFeed />,
  });
  await view.user.click(await screen.findByRole("button", { name: "Play beta for P1" }));
  return view;
}

const getMenuButton = () => screen.getByRole("button", { name: "ann’s beta, more" });

describe("the menu of a playing video in the feed", () => {
  test("reports the video, and gets the focus back", async () => {
    const { user } = await playVideo();
    await user.click(getMenuButton());
    await user.click(screen.getByRole("menuitem", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report this video" }));
    expect(dialog.getByText("P1 · ann")).toBeVisible();

    await user.click(dialog.getByRole("radio", { name: "It shows something private" }));
    await user.click(dialog.getByRole("button", { name: "Report" }));

    await waitFor(() => expect(getTitles()).toEqual(["Report sent"]));
    await waitFor(() => expect(getMenuButton()).toHaveFocus());
  });

  test("blocks the owner, whose video disappears", async () => {
    const { user, data } = await playVideo();
    await user.click(getMenuButton());
    await user.click(screen.getByRole("menuitem", { name: "Block" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Block ann?" }));

    await user.click(dialog.getByRole("button", { name: "Block" }));

    await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument());
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(await (await data.fetch("/api/blocks")).json()).toMatchObject([{ username: "ann" }]);
  });

  test("is missing for the user's own video", async () => {
    await playVideo("me");

    expect(screen.getByLabelText(/^Beta by bea/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /, more$/ })).not.toBeInTheDocument();
  });
});
