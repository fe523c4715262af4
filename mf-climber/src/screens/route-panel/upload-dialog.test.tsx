import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

/** Opens a route as a user who can upload videos. */
const openPanel = () =>
  renderWithApi({
    seed: async (api) => {
      const route = await api.seed.route({ name: "P1" });
      await api.signIn({ is_verified: true });
      return route;
    },
    ...routePanel,
  });

describe("the upload dialog", () => {
  test("requires a file", async () => {
    const { user } = await openPanel();

    await user.click(await screen.findByRole("button", { name: "Upload beta" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Upload beta" }));
    expect(dialog.getByLabelText("Choose a video")).toHaveAttribute(
      "accept",
      "video/mp4,video/quicktime",
    );
    await user.click(dialog.getByRole("button", { name: "Upload" }));

    expect(await dialog.findByRole("alert")).toHaveTextContent("Please select a file");
  });

  test("requires that everybody in the video agreed", async () => {
    const { user, network } = await openPanel();
    await user.click(await screen.findByRole("button", { name: "Upload beta" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Upload beta" }));
    const file = new File(["video"], "beta.mp4", { type: "video/mp4" });
    await user.upload(dialog.getByLabelText("Choose a video"), file);

    await user.click(dialog.getByRole("button", { name: "Upload" }));

    const checkbox = dialog.getByRole("checkbox", { name: "Everybody in this video agreed" });
    expect(checkbox).toHaveFocus();
    expect(checkbox).toBeInvalid();
    expect(checkbox).toHaveAccessibleDescription(
      "Ask everybody in the video first, then confirm it here.",
    );
    expect(network.requests.filter((call) => call.includes("/uploads/"))).toEqual([]);
    await user.keyboard(" ");
    expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
    expect(dialog.getByRole("checkbox", { name: /^Keep the sound/ })).not.toBeChecked();
  });

  test("rejects a file that is too large before the upload", async () => {
    const { user, network } = await openPanel();
    const file = new File(["video"], "long.mp4", { type: "video/mp4" });
    Object.defineProperty(file, "size", { value: 500_000_001 });

    await user.click(await screen.findByRole("button", { name: "Upload beta" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Upload beta" }));
    await user.upload(dialog.getByLabelText("Choose a video"), file);
    await user.click(dialog.getByRole("button", { name: "Upload" }));

    expect(dialog.getByRole("alert")).toHaveTextContent(
      "long.mp4 has 500.0 MB. Choose a video of up to 500 MB.",
    );
    expect(network.requests.filter((call) => call.includes("/uploads/"))).toEqual([]);
  });
});
