import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { createJsonRequest } from "@topout/api/testing";
import { paths } from "@topout/shared/paths";
import { useLocation } from "@topout/shared/platform";

import { getDateDaysAgo } from "../../testing/get-date-days-ago.ts";
import { stubImages } from "../../testing/stub-images.ts";
import { createJoana, renderProfileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";

beforeEach(stubImages);

const openJoana = () =>
  renderWithApi({
    seed: createJoana,
    render: renderProfileScreen,
    initialEntry: "/profile/joana_s",
  });
const findTotal = async () => (await screen.findByText("Total sends")).closest("p")?.textContent;
const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

describe("ProfileScreen", () => {
  test("shows username, home gym, about text and number of sends", async () => {
    await openJoana();

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(await screen.findByText("Gritworks Leeds")).toBeVisible();
    expect(screen.getByText("Slab apologist.")).toBeVisible();
    expect(await findTotal()).toBe("3 Total sends");
    expect(screen.queryByRole("link", { name: "Edit profile" })).not.toBeInTheDocument();
  });

  test("replaces the address of a former username, with its search params", async () => {
    const Path = () => {
      const { pathname, search } = useLocation();
      return <output aria-label="Path">{`${pathname}${search}`}</output>;
    };
    await renderWithApi({
      seed: async (api) => {
        const { fetch } = await api.signIn({ username: "Joana_Old" });
        await fetch("/api/users/me", createJsonRequest("PATCH", { username: "joana_s" }));
      },
      render: () => (
        <>
          {renderProfileScreen()}
          <Path />
        </>
      ),
      initialEntry: "/profile/joana_old?route=7",
    });

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(screen.getByLabelText("Path")).toHaveTextContent("/profile/joana_s?route=7");
  });

  test("shows the username in the title of the tab", async () => {
    await openJoana();

    await expect.poll(() => document.title).toBe("@joana_s · Topout");
  });

  test("shows recent sends that are older than many attempts", async () => {
    await renderWithApi({
      seed: async (api) => {
        const { user, p1 } = await createJoana(api);
        for (let index = 0; index < 210; index += 1) await api.seed.attempt({ user, route: p1 });
      },
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect((await findRegion("Recent Sends")).getAllByRole("listitem")).toHaveLength(3);
  });

  test("counts sends by location and by style, in descending order", async () => {
    await openJoana();

    const getChips = async (name: string) =>
      (await findRegion(name)).getAllByRole("listitem").map((chip) => chip.textContent);
    expect(await getChips("Location Breakdown")).toEqual(["The Slab 2", "The Cave 1"]);
    expect(await getChips("Style Breakdown")).toEqual(["Crimp 3", "Heel Hook 1"]);
  });

  test("shows the newest sends first, with circuit, route and date", async () => {
    await openJoana();

    const getCards = () => screen.getAllByRole("button", { name: /Today|Yesterday|ago/ });
    await screen.findByText("3 days ago");
    await waitFor(() => {
      expect(getCards().map((card) => card.textContent)).toEqual([
        "Green G1Today",
        "Purple P1 FlashYesterday",
        "Green G1 Flash3 days ago",
      ]);
    });
  });

  test("shows at most 20 sends", async () => {
    await renderWithApi({
      seed: async (api) => {
        const { user, g1 } = await createJoana(api);
        for (let day = 0; day < 20; day += 1) {
          await api.seed.send({ user, route: g1, time: getDateDaysAgo(day) });
        }
      },
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
    });

    expect((await findRegion("Recent Sends")).getAllByRole("listitem")).toHaveLength(20);
    expect(await findTotal()).toBe("23 Total sends");
  });

  test("opens the route panel of a send", async () => {
    const { user, data } = await openJoana();

    await user.click(await screen.findByRole("button", { name: /P1\s*Flash\s*Yesterday/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`?route=${data.p1}`);
  });

  test("shows the current user with an edit link at the path without a username", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ username: "robin.k" }),
      render: renderProfileScreen,
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

describe("ProfileScreen without a profile", () => {
  test("shows that the username is unknown", async () => {
    await renderWithApi({
      seed: async () => {},
      render: renderProfileScreen,
      initialEntry: "/profile/unknown",
    });

    expect(
      await screen.findByRole("heading", { name: "No climber called @unknown" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the feed" })).toHaveAttribute("href", paths.feed);
  });

  const openWithoutNetwork = async () => {
    const page = await renderWithApi({
      seed: createJoana,
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Loading profile...This page isn't saved on your device. It loads when you're back online.",
    );
    return page;
  };

  test("shows that there is no network, and loads the profile on Retry", async () => {
    const { user, network } = await openWithoutNetwork();

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
    expect(await findTotal()).toBe("3 Total sends");
  });

  test("loads the profile by itself when the network returns", async () => {
    const { network } = await openWithoutNetwork();

    network.reconnect();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));

    expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
  });

  test("offers Retry after an error of the server", async () => {
    await renderWithApi({
      seed: createJoana,
      render: renderProfileScreen,
      initialEntry: "/profile/joana_s",
      failingCalls: /get_public/,
    });

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Loading profile...Try again in a moment.",
    );
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});
