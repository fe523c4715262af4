import { screen } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { beforeEach, describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";

import { stubObjectUrls } from "../../testing/object-urls.ts";
import { createGritworks, profileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

beforeEach(stubObjectUrls);

const total = async () => (await screen.findByText("Total sends")).closest("p")?.textContent;

describe("climbing stats without a home gym", () => {
  const HINT = "Set a home gym to view your climbing stats.";
  const homeless = async (api: Pick<TestApi, "given" | "signIn">) => {
    const { g1 } = await createGritworks(api);
    const me = await api.signIn({ username: "robin.k" });
    await api.given.send({ user: me.user.id, route: g1 });
  };

  test("ask their owner to set one", async () => {
    await renderWithApi({ seed: homeless, render: profileScreen, initialEntry: paths.ownProfile });

    expect(await screen.findByText(HINT)).toBeVisible();
    expect(screen.getByRole("link", { name: "Settings" })).toHaveAttribute("href", paths.settings);
    expect(await total()).toBe("1 Total sends");
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  test("are nothing that others are told about", async () => {
    await renderWithApi({
      seed: async (api) => {
        await homeless(api);
        await api.signIn({ username: "somebody-else" });
      },
      render: profileScreen,
      initialEntry: "/profile/robin.k",
    });

    expect(await screen.findByRole("region", { name: "Recent Sends" })).toBeVisible();
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });
});

describe("what a climber keeps to themselves", () => {
  test("is the whole profile, if they choose so", async () => {
    await renderWithApi({
      seed: ({ given }) => given.user({ username: "joana_s", profile_visible: false }),
      render: profileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect(await screen.findByRole("heading", { name: "This profile is private" })).toBeVisible();
    expect(screen.getByText("@joana_s has chosen not to show it.")).toBeVisible();
  });

  test("is their sends, if they choose so, and nothing else", async () => {
    await renderWithApi({
      seed: ({ given }) => given.user({ username: "joana_s", send_visible: false }),
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
  ])("is shown to themselves, who are reminded: %j", async (choice, words) => {
    await renderWithApi({
      seed: (api) => api.signIn(choice),
      render: profileScreen,
      initialEntry: paths.ownProfile,
    });

    expect(await screen.findByText(words)).toBeVisible();
    expect(await total()).toBe("0 Total sends");
  });
});
