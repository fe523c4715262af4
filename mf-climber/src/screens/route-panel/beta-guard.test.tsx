import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym } from "../../testing/gym.tsx";
import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

interface Options {
  isGuarded?: boolean;
  hasOwnVideo?: boolean;
  failingCalls?: RegExp;
}

/** Opens a route with videos of ann and ben. The signed-in climber bea has not sent it. */
const openPanel = ({ isGuarded = true, hasOwnVideo = false, failingCalls }: Options = {}) =>
  renderWithApi({
    seed: async (api) => {
      const route = await api.seed.route({ name: "P1" });
      for (const username of ["ann", "ben"]) {
        const { id } = await api.seed.user({ username });
        await api.seed.video({ route_id: route.id, user_id: id });
      }
      const { user } = await api.signIn({ username: "bea", guard_beta: isGuarded });
      if (hasOwnVideo) await api.seed.video({ route_id: route.id, user_id: user.id });
      return route;
    },
    ...routePanel,
    ...(failingCalls && { failingCalls }),
  });

const findStrip = async () => within(await screen.findByRole("region", { name: "Beta" }));
const findButton = async (name: string) => (await findStrip()).findByRole("button", { name });

/** What the browser loads of videos. */
const getVideoUrls = () =>
  Array.from(document.querySelectorAll("img, video"), (element) =>
    element.getAttribute("src"),
  ).filter((url) => url?.includes("/api/video"));

describe("the beta of a route that the user has not sent", () => {
  test("is covered and not loaded until a tap shows all of it", async () => {
    const { user } = await openPanel();

    const button = await findButton("Show beta by ann");
    expect((await findStrip()).getByText("Hidden until you send")).toBeVisible();
    expect(getVideoUrls()).toEqual([]);
    await user.click(button);

    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName("Play ann’s beta");
    expect(await findButton("Play ben’s beta")).toBeVisible();
    expect((await findStrip()).getByText("2 videos")).toBeVisible();
    expect(getVideoUrls()).toHaveLength(2);
  });

  test("is shown by the button in the header", async () => {
    const { user } = await openPanel();

    await user.click(await findButton("Show beta"));

    expect(await findButton("Play ann’s beta")).toBeVisible();
    expect(screen.queryByText("Hidden until you send")).not.toBeInTheDocument();
  });

  test("is shown by a send, even without a connection", async () => {
    const { user, network } = await openPanel();
    await findButton("Show beta by ann");
    network.disconnect();

    await user.click(screen.getByRole("button", { name: "Add Attempt" }));
    expect(await screen.findByText("Waiting")).toBeVisible();
    expect(getVideoUrls()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Add Send" }));

    expect(await findButton("Play ann’s beta")).toBeVisible();
  });

  test("is covered if the climbs cannot be loaded, and can be shown", async () => {
    const { user } = await openPanel({ failingCalls: /^GET \/api\/climbs\/me/ });

    await user.click(await findButton("Show beta"));

    expect(await findButton("Play ann’s beta")).toBeVisible();
  });

  test("is visible without the setting", async () => {
    await openPanel({ isGuarded: false });

    expect(await findButton("Play ann’s beta")).toBeVisible();
    expect((await findStrip()).queryByRole("button", { name: /^Show beta/ })).toBeNull();
  });

  test("is visible to the user who uploaded it", async () => {
    await openPanel({ hasOwnVideo: true });

    expect(await findButton("Show beta by ann")).toBeVisible();
    expect(await findButton("Play bea’s beta")).toBeVisible();
    expect(getVideoUrls()).toHaveLength(1);
  });

  test("is covered again after another route was open", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        const routes = await createGym(api);
        await api.signIn({ guard_beta: true });
        const { id } = await api.seed.user({ username: "ann" });
        await api.seed.video({ route_id: routes.g2.id, user_id: id });
        return routes;
      },
      render: routePanel.render,
      initialEntry: ({ g2 }) => `/?route=${g2.id}`,
    });
    await user.click(await findButton("Show beta by ann"));
    expect(await findButton("Play ann’s beta")).toBeVisible();

    await user.click(await screen.findByRole("button", { name: "Next route: P1" }));
    await user.click(await screen.findByRole("button", { name: "Previous route: G2" }));

    await waitFor(async () => expect(await findButton("Show beta by ann")).toBeVisible());
  });
});
