import { screen } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { beforeEach, describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";

import { stubObjectUrls } from "../../testing/object-urls.ts";
import { createGritworks, profileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

beforeEach(stubObjectUrls);

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
      render: profileScreen,
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
      render: profileScreen,
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
      render: profileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect(await screen.findByRole("heading", { name: "This profile is private" })).toBeVisible();
    expect(screen.getByText("@joana_s has chosen not to show it.")).toBeVisible();
  });

  test("hides only private sends", async () => {
    await renderWithApi({
      seed: ({ seed }) => seed.user({ username: "joana_s", send_visible: false }),
      render: profileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect(await screen.findByRole("heading", { name: "Sends are private" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(screen.queryByText("Total sends")).not.toBeInTheDocument();
  });

  test.each([
    [{ profile_visible: false }, "Only you can see your profile."],
    [{ send_visible: false }, "Only you can see your sends."],
  ])("shows the owner the whole profile with a notice for %j", async (settings, notice) => {
    await renderWithApi({
      seed: (api) => api.signIn(settings),
      render: profileScreen,
      initialEntry: paths.ownProfile,
    });

    expect(await screen.findByText(notice)).toBeVisible();
    expect(await findTotal()).toBe("0 Total sends");
  });
});
