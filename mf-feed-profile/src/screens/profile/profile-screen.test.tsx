import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";

import { stubObjectUrls } from "../../testing/object-urls.ts";
import { createJoana, profileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

beforeEach(stubObjectUrls);

const openJoanas = () =>
  renderWithApi({ seed: createJoana, render: profileScreen, initialEntry: "/profile/joana_s" });
const total = async () => (await screen.findByText("Total sends")).closest("p")?.textContent;
const region = async (name: string) => within(await screen.findByRole("region", { name }));

describe("a profile", () => {
  test("says who it is, where they climb, what they say and how much they have sent", async () => {
    await openJoanas();

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(await screen.findByText("Gritworks Leeds")).toBeVisible();
    expect(screen.getByText("Slab apologist.")).toBeVisible();
    expect(await total()).toBe("3 Total sends");
    expect(screen.queryByRole("link", { name: "Edit profile" })).not.toBeInTheDocument();
  });

  test("breaks the sends down by location and by style, most first", async () => {
    await openJoanas();

    const chips = async (name: string) =>
      (await region(name)).getAllByRole("listitem").map((chip) => chip.textContent);
    expect(await chips("Location Breakdown")).toEqual(["The Slab 2", "The Cave 1"]);
    expect(await chips("Style Breakdown")).toEqual(["Crimp 3", "Heel Hook 1"]);
  });

  test("shows the newest sends first, each by its circuit, name and age", async () => {
    await openJoanas();

    const cards = () => screen.getAllByRole("button", { name: /Today|Yesterday|ago/ });
    await screen.findByText("3 days ago");
    await waitFor(() => {
      expect(cards().map((card) => card.textContent)).toEqual([
        "Green G1Today",
        "Purple P1Yesterday",
        "Green G13 days ago",
      ]);
    });
  });

  test("shows at most 20 sends", async () => {
    await renderWithApi({
      seed: async (api) => {
        const { user, g1 } = await createJoana(api);
        for (let day = 0; day < 20; day += 1) {
          await api.given.send({ user, route: g1, time: new Date(Date.now() - day * 86_400_000) });
        }
      },
      render: profileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect((await region("Recent Sends")).getAllByRole("listitem")).toHaveLength(20);
    expect(await total()).toBe("23 Total sends");
  });

  test("opens the panel of a send's route", async () => {
    const { user, data } = await openJoanas();

    await user.click(await screen.findByRole("button", { name: /P1\s*Yesterday/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`?route=${data.p1}`);
  });

  test("is one's own without a name in the address, with a way to change it", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ username: "robin.k" }),
      render: profileScreen,
      initialEntry: paths.ownProfile,
    });

    expect(await screen.findByRole("heading", { name: "@robin.k" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit profile" })).toHaveAttribute(
      "href",
      paths.settings,
    );
    expect(await screen.findByRole("link", { name: "Find a route" })).toBeVisible();
  });
});

describe("a profile that cannot be shown", () => {
  test("is nobody's", async () => {
    await renderWithApi({
      seed: async () => {},
      render: profileScreen,
      initialEntry: "/profile/nobody",
    });

    expect(await screen.findByRole("heading", { name: "No climber called @nobody" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the feed" })).toHaveAttribute("href", paths.feed);
  });

  test("goes on loading without a network, and is there after a Retry", async () => {
    const { user, network } = await renderWithApi({
      seed: createJoana,
      render: profileScreen,
      initialEntry: "/profile/joana_s",
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The profile could not be loaded");
    expect(screen.getByText("Loading profile...")).toBeVisible();

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(await total()).toBe("3 Total sends");
  });
});
