import { screen, waitFor, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { describe, expect, test } from "vitest";

import { createJoanaSends } from "../../testing/create-joana-sends.ts";
import { getDateDaysAgo } from "../../testing/get-date-days-ago.ts";
import { renderWithApi } from "../../testing/render.ts";
import { SearchOutput } from "../../testing/search-output.tsx";
import { ActivityFeed } from "./activity-feed.tsx";

const renderFeed = () => (
  <>
    <ActivityFeed />
    <SearchOutput />
  </>
);

type Api = Pick<TestApi, "seed">;

/** Creates a red route of the gym Gritworks. */
async function createRedRoute({ seed }: Api) {
  const gym = await seed.gym({ name: "Gritworks Leeds" });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Red", color: "red" });
  const set = await seed.set({ circuit_id: circuit.id });
  return seed.route({ set_id: set.id, name: "R3", grade: "V4", location: "Comp Wall" });
}

async function createVideo(api: Api) {
  const route = await createRedRoute(api);
  const user = await api.seed.user({ username: "mika.h" });
  await api.seed.video({ route_id: route.id, user_id: user.id });
  return { route };
}

describe("a video in the feed", () => {
  test("shows user, time, route and circuit", async () => {
    await renderWithApi({ seed: createVideo, render: renderFeed });

    const card = await screen.findByRole("article", { name: "mika.h: new beta for R3" });
    expect(card).toHaveTextContent("mika.hjust nowNew Beta");
    expect(await within(card).findByText("Red · V4")).toBeVisible();
  });

  test("shows the display name and the username", async () => {
    await renderWithApi({
      seed: async (api) => {
        const route = await createRedRoute(api);
        const user = await api.seed.user({ username: "xm", display_name: "王小明" });
        await api.seed.video({ route_id: route.id, user_id: user.id });
      },
      render: renderFeed,
    });

    const card = await screen.findByRole("article", { name: "王小明: new beta for R3" });
    expect(card).toHaveTextContent("王小明@xm · just nowNew Beta");
  });

  test("plays in its card, one at a time", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        const { route } = await createVideo(api);
        await api.seed.video({ route_id: route.id, time: getDateDaysAgo(1) });
      },
      render: renderFeed,
    });
    const playFirst = async () => {
      const [button] = await screen.findAllByRole("button", { name: "Play beta for R3" });
      if (button) await user.click(button);
    };

    await playFirst();
    const video = screen.getByLabelText(/^Beta by mika\.h, /);
    expect(video).toHaveAttribute("src", expect.stringMatching(/^\/api\/video\//));

    await playFirst();
    expect(video).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Beta by climber-/)).toBeVisible();
  });

  test("links to its route, and a click opens the route panel", async () => {
    const { user, data } = await renderWithApi({ seed: createVideo, render: renderFeed });

    const link = await screen.findByRole("link", { name: /R3/ });
    expect(link).toHaveAttribute("href", `/?route=${data.route.id}`);
    await user.click(link);

    expect(screen.getByLabelText("Address")).toHaveTextContent(`?route=${data.route.id}`);
  });

  test("is sorted by time among the activities, even after Load More", async () => {
    const days = Array.from({ length: 12 }, (_, index) => index * 2);
    const { user } = await renderWithApi({
      seed: async (api) => {
        await createJoanaSends(api, days);
        const route_id = (await createRedRoute(api)).id;
        for (const day of [1, 5, 19, 21, 40]) {
          await api.seed.video({ route_id, time: getDateDaysAgo(day) });
        }
      },
      render: renderFeed,
    });
    const getTypes = () =>
      screen
        .getAllByRole("article")
        .map((card) => (within(card).queryByText("New Beta") ? "V" : "a"))
        .join("");
    const loadMoreButton = await screen.findByRole("button", { name: "Load More Activities" });
    expect(getTypes()).toBe("aVaaVaaaaaaa");

    await user.click(loadMoreButton);

    await expect.poll(getTypes).toBe("aVaaVaaaaaaaVaVaV");
    await waitFor(() => expect(screen.getAllByRole("article")[12]).toHaveFocus());
  });

  test("is replaced by a warning if the videos fail to load", async () => {
    const { user, network } = await renderWithApi({
      seed: async (api) => {
        await createJoanaSends(api, [0]);
        await createVideo(api);
      },
      render: renderFeed,
      failingCalls: /^GET \/api\/videos/,
    });
    expect(await screen.findByRole("article", { name: "joana_s sent 1 route" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Couldn't load the videos.");

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: /^mika\.h/ })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("the send board", () => {
  const createTwoSends = async (api: Api) => {
    const route = await createRedRoute(api);
    const { id: user } = await api.seed.user({ username: "joana_s" });
    await api.seed.send({ user, route: route.id });
    await api.seed.send({ user, route: route.id });
    return { route };
  };

  test("opens the list of its routes, and each opens its route panel", async () => {
    const { user, data } = await renderWithApi({ seed: createTwoSends, render: renderFeed });

    await user.click(
      await screen.findByRole("button", { name: "Show the routes that joana_s sent" }),
    );

    const dialog = screen.getByRole("dialog", { name: "Sent by joana_s" });
    const row = within(dialog).getByRole("link");
    expect(row).toHaveTextContent("R3Red, V4 · Comp Wall2 sends");
    await user.click(row);
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent(`?route=${data.route.id}`);
  });

  test("shows the route name of each hold", async () => {
    await renderWithApi({ seed: createTwoSends, render: renderFeed });

    const board = await screen.findByRole("button", { name: "Show the routes that joana_s sent" });
    expect(board.querySelectorAll("[data-name=R3]")).toHaveLength(2);
  });

  test("counts the sends that the server does not list", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        const set = await api.seed.set();
        const { id: joana } = await api.seed.user({ username: "joana_s" });
        for (let index = 0; index < 62; index += 1) {
          const route = await api.seed.route({ set_id: set.id });
          await api.seed.send({ user: joana, route: route.id });
        }
      },
      render: renderFeed,
    });
    const card = await screen.findByRole("article", { name: "joana_s logged 62 sends" });
    const board = within(card).getByRole("button", { name: /^Show the routes/ });
    expect(board).toHaveTextContent(/\+\d+$/);

    await user.click(board);

    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getAllByRole("link")).toHaveLength(60);
    expect(dialog).toHaveTextContent("and 2 more sends");
  });
});
