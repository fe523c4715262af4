import type { TestApi } from "@topout/api/testing";
import type { Video } from "@topout/shared/contract";
import { notifications, session } from "@topout/shared/platform";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

/** Opens a route with a video of another climber. `ownVideos` are videos of the signed-in viewer. */
const openPanelFor = (
  viewer: "visitor" | Parameters<TestApi["signIn"]>[0],
  ownVideos: readonly ("processed" | "uploaded" | "failed")[] = [],
) =>
  renderWithApi({
    seed: async (api) => {
      const route = await api.seed.route({ name: "P1" });
      const { id: ann } = await api.seed.user({ username: "ann" });
      await api.seed.video({ route_id: route.id, user_id: ann });
      if (viewer === "visitor") return route;
      const { user } = await api.signIn(viewer);
      for (const state of ownVideos) {
        await api.seed.video({ route_id: route.id, user_id: user.id, state });
      }
      return route;
    },
    ...routePanel,
  });

/** Deletes the videos of the signed-in user outside the screen, as if in another tab. */
async function deleteVideosOf(username: string, routeId: string) {
  const videos = (await (await fetch(`/api/route_videos/${routeId}`)).json()) as Video[];
  const headers = { authorization: `Bearer ${session.getState().token ?? ""}` };
  for (const { id } of videos.filter((video) => video.username === username)) {
    await fetch(`/api/video/${id}`, { method: "DELETE", headers });
  }
}

const findBetaStrip = async () => within(await screen.findByRole("region", { name: "Beta" }));

describe("the beta strip", () => {
  test("plays processed videos for visitors", async () => {
    const { user } = await openPanelFor("visitor");

    await user.click(
      await (await findBetaStrip()).findByRole("button", { name: "Play ann’s beta" }),
    );

    const player = await screen.findByRole("dialog", { name: "ann’s beta" });
    expect(within(player).getByLabelText(/^Beta by ann/)).toHaveAttribute(
      "src",
      expect.stringContaining("/api/video/"),
    );
    expect(within(player).queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    expect(
      (await findBetaStrip()).queryByRole("button", { name: "Upload beta" }),
    ).not.toBeInTheDocument();
  });

  test("shows an error when the browser cannot play a video", async () => {
    const { user } = await openPanelFor("visitor");
    await user.click(
      await (await findBetaStrip()).findByRole("button", { name: "Play ann’s beta" }),
    );
    const player = within(await screen.findByRole("dialog", { name: "ann’s beta" }));

    fireEvent.error(player.getByLabelText(/^Beta by ann/));

    expect(player.getByRole("alert")).toHaveTextContent("This video couldn't be played.");
  });

  test("lists the upload tile, then unprocessed, then processed videos", async () => {
    await openPanelFor({ is_verified: true }, ["processed", "uploaded"]);
    const strip = await findBetaStrip();

    await strip.findByRole("status");
    expect(strip.getAllByRole("listitem").map((tile) => tile.textContent)).toEqual([
      "Upload beta",
      "Processing",
      expect.any(String),
      expect.any(String),
    ]);
    expect(strip.getByText("2 videos")).toBeInTheDocument();
  });

  test("asks unverified users to verify their email address, and sends the email", async () => {
    const { user } = await openPanelFor({ is_verified: false });

    await user.click(await (await findBetaStrip()).findByRole("button", { name: "Upload beta" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Verify your email" }));
    expect(
      dialog.getByText("To upload a video, you need to verify your email address."),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Send Email" }));

    await waitFor(() =>
      expect(notifications.getState().list[0]?.title).toBe("Verification Email Sent"),
    );
    expect(screen.queryByRole("dialog", { name: "Verify your email" })).not.toBeInTheDocument();
  });

  test("sends one verification email when the button is clicked twice", async () => {
    const { api, user } = await openPanelFor({ is_verified: false });
    await user.click(await (await findBetaStrip()).findByRole("button", { name: "Upload beta" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Verify your email" }));

    await user.dblClick(dialog.getByRole("button", { name: "Send Email" }));

    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Verify your email" })).not.toBeInTheDocument(),
    );
    expect(notifications.getState().list).toMatchObject([{ title: "Verification Email Sent" }]);
    await api.runJobs();
    expect(await api.readSentEmails()).toHaveLength(1);
  });

  test("deletes a video of the user after confirmation", async () => {
    const { user } = await openPanelFor({ is_verified: true, username: "bea" }, ["processed"]);

    await user.click(
      await (await findBetaStrip()).findByRole("button", { name: "Play bea’s beta" }),
    );
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const confirmDialog = within(await screen.findByRole("alertdialog"));
    expect(
      confirmDialog.getByText("This video will be removed for everybody and cannot be undone."),
    ).toBeInTheDocument();
    await user.click(confirmDialog.getByRole("button", { name: "Delete video" }));

    await waitFor(() => expect(notifications.getState().list[0]?.title).toBe("Video Deleted"));
    expect((await findBetaStrip()).queryByRole("button", { name: /bea/ })).not.toBeInTheDocument();
  });

  test("closes the confirmation if the video is already deleted elsewhere", async () => {
    const viewer = { is_verified: true, username: "bea" };
    const { user, data: route } = await openPanelFor(viewer, ["processed"]);
    await user.click(
      await (await findBetaStrip()).findByRole("button", { name: "Play bea’s beta" }),
    );
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await deleteVideosOf("bea", route.id);

    await user.click(screen.getByRole("button", { name: "Delete video" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(notifications.getState().list[0]?.title).toBe("Video Deleted"));
  });

  test("lets the owner remove a failed video", async () => {
    const { user } = await openPanelFor({ is_verified: true }, ["failed"]);

    const removeButton = await (
      await findBetaStrip()
    ).findByRole("button", {
      name: "Remove this video",
    });
    await user.click(removeButton);

    await waitFor(() => expect(removeButton).not.toBeInTheDocument());
    await waitFor(() => expect(notifications.getState().list[0]?.title).toBe("Video Deleted"));
  });
});
