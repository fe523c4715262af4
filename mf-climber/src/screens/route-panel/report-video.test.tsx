import { screen, waitFor, within } from "@testing-library/react";
import { getTitles } from "@topout/shared/testing";
import { describe, expect, test } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

/** Plays a video of ann in the route panel. */
async function openPlayer({ isVerified = true } = {}) {
  const view = await renderWithApi({
    seed: async (api) => {
      const route = await api.seed.route({ name: "P1" });
      const { id: user_id } = await api.seed.user({ username: "ann" });
      await api.seed.video({ route_id: route.id, user_id });
      const { fetch } = await api.signIn({ is_verified: isVerified });
      return { ...route, fetch };
    },
    ...routePanel,
  });
  await view.user.click(await screen.findByRole("button", { name: "Play ann’s beta" }));
  const player = within(await screen.findByRole("dialog", { name: "ann’s beta" }));
  return { ...view, player };
}

async function report({ user, player }: Awaited<ReturnType<typeof openPlayer>>) {
  await user.click(player.getByRole("button", { name: "Report" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this video" }));
  expect(dialog.getByText("ann will not learn who reported it.")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: /^Dangerous/ }));
  await user.click(dialog.getByRole("button", { name: "Report" }));
}

describe("the player of another climber's video", () => {
  test("reports the video, once", async () => {
    const view = await openPlayer();

    await report(view);
    await waitFor(() => expect(getTitles()).toEqual(["Report sent"]));
    await waitFor(() => expect(view.player.getByRole("button", { name: "Report" })).toHaveFocus());

    await report(view);
    await waitFor(() => expect(getTitles()).toContain("You have reported this already."));
  });

  test("asks for a reason", async () => {
    const { user, player } = await openPlayer();
    await user.click(player.getByRole("button", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report this video" }));

    await user.click(dialog.getByRole("button", { name: "Report" }));

    expect(dialog.getByRole("radio", { name: /^Dangerous/ })).toBeInvalid();
    expect(getTitles()).toEqual([]);
  });

  test("asks users without a verified email address to verify it first", async () => {
    const { user, player } = await openPlayer({ isVerified: false });

    await user.click(player.getByRole("button", { name: "Report" }));

    expect(await screen.findByRole("dialog", { name: "Verify your email" })).toBeVisible();
  });

  test("blocks its owner, and closes with the video", async () => {
    const { user, player, data } = await openPlayer();
    await user.click(player.getByRole("button", { name: "Block" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Block ann?" }));

    await user.click(dialog.getByRole("button", { name: "Block" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("dialog", { name: "ann’s beta" })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Play ann’s beta" })).not.toBeInTheDocument(),
    );
    expect(await (await data.fetch("/api/blocks")).json()).toMatchObject([{ username: "ann" }]);
  });
});
