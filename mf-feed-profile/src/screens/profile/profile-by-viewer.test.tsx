import { screen } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { beforeEach, describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";

import { stubImages } from "../../testing/stub-images.ts";
import { createGritworks, renderProfileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

beforeEach(stubImages);

const findTotal = async () => (await screen.findByText("Total sends")).closest("p")?.textContent;

describe("ProfileScreen without a home gym", () => {
  const HINT = "Set a home gym to view your climbing stats.";
  const createUserWithoutGym = async (api: Pick<TestApi, "seed" | "signIn">) => {
    const { g1 } = await createGritworks(api);
    const me = await api.signIn({ username: "robin.k" });
    await api.seed.send({ user: me.user.id, route: g1 });
  };

  test("asks the owner to set a home gym", async () => {
    await renderWithApi({
      seed: createUserWithoutGym,
      render: renderProfileScreen,
      initialEntry: paths.ownProfile,
    });

    expect(await screen.findByText(HINT)).toBeVisible();
    expect(screen.getByRole("link", { name: "Settings" })).toHaveAttribute("href", paths.settings);
    expect(await findTotal()).toBe("1 Total sends");
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  test("shows no hint to other users", async () => {
    await renderWithApi({
      seed: async (api) => {
        await createUserWithoutGym(api);
        await api.signIn({ username: "other-user" });
      },
      render: renderProfileScreen,
      initialEntry: "/profile/robin.k",
    });

    expect(await screen.findByRole("region", { name: "Recent Sends" })).toBeVisible();
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });
});

describe("ProfileScreen visibility", () => {
  test("hides a private profile", async () => {
    await renderWithApi({
      seed: ({ seed }) => seed.user({ username: "joana_s", profile_visible: false }),
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect(await screen.findByRole("heading", { name: "This profile is private" })).toBeVisible();
    expect(screen.getByText("Only @joana_s can see it.")).toBeVisible();
  });

  test("hides private sends, but not the profile", async () => {
    await renderWithApi({
      seed: ({ seed }) => seed.user({ username: "joana_s", send_visible: false }),
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect(await screen.findByRole("heading", { name: "Sends are private" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(screen.queryByText("Total sends")).not.toBeInTheDocument();
  });

  test.each([
    [{ profile_visible: false }, "Only you can see your profile."],
    [{ send_visible: false }, "Only you can see your sends."],
  ])("shows a notice to the owner, but hides nothing, for %j", async (settings, notice) => {
    await renderWithApi({
      seed: (api) => api.signIn(settings),
      render: renderProfileScreen,
      initialEntry: paths.ownProfile,
    });

    expect(await screen.findByText(notice)).toBeVisible();
    expect(await findTotal()).toBe("0 Total sends");
  });
});

describe("ProfileScreen in the visitor view", () => {
  const openOwnProfile = (settings: { profile_visible?: boolean; send_visible?: boolean }) =>
    renderWithApi({
      seed: (api) => api.signIn({ username: "robin.k", ...settings }),
      render: renderProfileScreen,
      initialEntry: paths.ownProfile,
    });
  const VIEW_LINK = { name: "View as a visitor" };

  test("hides the owner's actions and shows a button that exits the view", async () => {
    const { user } = await openOwnProfile({});
    await user.click(await screen.findByRole("link", VIEW_LINK));

    expect(await screen.findByText("You're viewing your profile as a visitor.")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "@robin.k" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Edit profile" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Exit visitor view" }));
    expect(await screen.findByRole("link", { name: "Edit profile" })).toBeVisible();
    expect(screen.queryByText("You're viewing your profile as a visitor.")).not.toBeInTheDocument();
  });

  test.each([
    [{ profile_visible: false }, "This profile is private"],
    [{ send_visible: false }, "Sends are private"],
  ])("shows what a visitor sees for %j", async (settings, heading) => {
    const { user } = await openOwnProfile(settings);
    await user.click(await screen.findByRole("link", VIEW_LINK));

    expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
    expect(screen.getByRole("button", { name: "Exit visitor view" })).toBeVisible();
  });

  test("ignores view=visitor on the profiles of other users", async () => {
    await renderWithApi({
      seed: async (api) => {
        await api.seed.user({ username: "joana_s" });
        await api.signIn({ username: "robin.k" });
      },
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s?view=visitor",
    });

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(screen.queryByText("You're viewing your profile as a visitor.")).not.toBeInTheDocument();
  });
});
