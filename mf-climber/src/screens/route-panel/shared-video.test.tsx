import { File as NodeFile } from "node:buffer";

import { hasSharedVideo, markSharedVideo, removeSharedVideo } from "@topout/shared/api/videos";
import { loadSharedVideo, storeSharedVideo } from "@topout/shared/video-storage";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

/** Opens a route on a device with a shared video. */
const openPanel = ({ isSignedIn = true, isStored = true } = {}) =>
  renderWithApi({
    seed: async (api) => {
      if (isSignedIn) await api.signIn({ is_verified: true });
      if (isStored) await storeSharedVideo(new File(["video"], "send.mp4", { type: "video/mp4" }));
      markSharedVideo("");
      return api.seed.route({ name: "P1" });
    },
    ...routePanel,
  });

const findDialog = async () =>
  within(await screen.findByRole("dialog", { name: "Upload beta" }, { timeout: 20_000 }));

beforeEach(() => {
  // The structured clone of Node does not know the files of jsdom.
  vi.stubGlobal("File", NodeFile);
});

afterEach(() => {
  removeSharedVideo();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the panel, with a shared video", () => {
  test("opens the upload dialog with the video, and deletes the stored video when the upload starts", async () => {
    const { user } = await openPanel();

    await user.click(await screen.findByRole("button", { name: "Add video" }));
    const dialog = await findDialog();
    expect(await dialog.findByText(/^send\.mp4 · /)).toBeVisible();
    expect(hasSharedVideo()).toBe(true);
    await user.click(dialog.getByRole("checkbox", { name: "Everybody in this video agreed" }));
    await user.click(dialog.getByRole("button", { name: "Upload" }));

    await expect.poll(() => screen.queryByRole("button", { name: "Add video" })).toBeNull();
    expect(hasSharedVideo()).toBe(false);
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("keeps the video if the user cancels the dialog", async () => {
    const { user } = await openPanel();
    await user.click(await screen.findByRole("button", { name: "Add video" }));
    const dialog = await findDialog();
    await dialog.findByText(/^send\.mp4 · /);

    await user.click(dialog.getByRole("button", { name: "Cancel" }));

    expect(await screen.findByRole("button", { name: "Add video" })).toBeVisible();
    expect(await loadSharedVideo()).toBeDefined();
  });

  test("keeps the video if the user uploads another one", async () => {
    const { user } = await openPanel();
    await user.click(await screen.findByRole("button", { name: "Add video" }));
    const dialog = await findDialog();
    await dialog.findByText(/^send\.mp4 · /);
    vi.unstubAllGlobals();
    const other = new File(["other"], "other.mp4", { type: "video/mp4" });

    await user.upload(dialog.getByLabelText("Choose another video"), other);
    expect(dialog.getByText(/^other\.mp4 · /)).toBeVisible();
    await user.click(dialog.getByRole("checkbox", { name: "Everybody in this video agreed" }));
    await user.click(dialog.getByRole("button", { name: "Upload" }));

    expect(await screen.findByRole("button", { name: "Add video" })).toBeVisible();
  });

  test("reports a video that the device does not have anymore", async () => {
    const { user } = await openPanel({ isStored: false });

    await user.click(await screen.findByRole("button", { name: "Add video" }));

    expect(await (await findDialog()).findByRole("alert")).toHaveTextContent(
      "Your shared video couldn't be opened. Choose it here instead.",
    );
    expect(hasSharedVideo()).toBe(false);
  });

  test("offers nothing to visitors", async () => {
    await openPanel({ isSignedIn: false });

    await screen.findByText("P1");

    expect(screen.queryByRole("button", { name: "Add video" })).not.toBeInTheDocument();
  });
});
