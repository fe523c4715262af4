import type { TestApi } from "@topout/api/testing";
import { formatDay } from "@topout/shared/domain";
import { notifications, preferences, useLocation } from "@topout/shared/platform";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const DAY_MS = 24 * 60 * 60_000;
const getDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const CurrentPath = () => <output aria-label="Address">{useLocation().pathname}</output>;

interface Options {
  daysAgo: number;
  isSignedIn?: boolean;
  addClimbs?: (api: TestApi, routeId: string, userId: string) => Promise<unknown>;
}

const openStrippedRoute = ({ daysAgo, isSignedIn = true, addClimbs }: Options) =>
  renderWithApi({
    seed: async (api) => {
      const userId = isSignedIn ? (await api.signIn()).user.id : "";
      const stripped_at = getDaysAgo(daysAgo);
      const details = { name: "P2", x: 12, y: -30, status: "stripped", stripped_at } as const;
      const route = await api.seed.route(details);
      await addClimbs?.(api, route.id, userId);
      return { ...route, stripped_at };
    },
    render: () => (
      <>
        {routePanel.render()}
        <CurrentPath />
      </>
    ),
    initialEntry: ({ id }) => `/feed?route=${id}`,
  });

const findPanel = async () => within(await screen.findByRole("dialog", { name: "P2" }));

describe("a route that was stripped more than 7 days ago", () => {
  test("keeps the log and the beta, and cannot be logged", async () => {
    const { data } = await openStrippedRoute({
      daysAgo: 8,
      addClimbs: ({ seed }, route, user) => seed.send({ user, route, time: getDaysAgo(9) }),
    });
    const panel = await findPanel();

    expect(
      panel.getByRole("heading", { name: `Stripped ${formatDay(data.stripped_at.toISOString())}` }),
    ).toBeVisible();
    expect(await panel.findByText("Off the wall. Your log and the beta stay.")).toBeVisible();
    expect(await panel.findByRole("button", { name: /^Delete send of / })).toBeVisible();
    for (const name of ["Add Send", "Add Attempt", "Project", "Upload beta"]) {
      expect(panel.queryByRole("button", { name })).not.toBeInTheDocument();
    }
    expect(panel.queryByText(/^You can log climbs until/)).not.toBeInTheDocument();
  });

  test("has a link to its place on the map of its gym", async () => {
    const { data, user } = await openStrippedRoute({ daysAgo: 8, isSignedIn: false });
    const panel = await findPanel();
    expect(await panel.findByText("Off the wall. Photo and beta stay.")).toBeVisible();

    await user.click(panel.getByRole("link", { name: "See what hangs there now" }));

    expect(screen.queryByRole("dialog", { name: "P2" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent(/^\/$/);
    const { gymId, mapViews } = preferences.getState();
    expect(mapViews[gymId ?? ""]).toMatchObject({ centre: { x: data.x, y: data.y } });
  });
});

describe("a route that was stripped in the last 7 days", () => {
  test("can still be logged", async () => {
    const { api, data, user } = await openStrippedRoute({ daysAgo: 2 });
    const panel = await findPanel();
    expect(panel.getByText("Climbed it before? You can still log it.")).toBeVisible();
    expect(panel.getByText(/^You can log climbs until/)).toBeVisible();
    expect(panel.getByRole("link", { name: "See what hangs there now" })).toBeVisible();

    await user.click(panel.getByRole("button", { name: "Add Send" }));

    await expect
      .poll(async () => (await (await api.fetch("/api/climbs/me")).json()) as unknown)
      .toMatchObject([{ route: data.id, sent: true }]);
  });

  test("was the user's project, and is no longer offered as one", async () => {
    await openStrippedRoute({
      daysAgo: 2,
      addClimbs: ({ fetch }, route) => fetch(`/api/projects/me/${route}`, { method: "POST" }),
    });
    const panel = await findPanel();

    expect(await panel.findByText("Was your project.")).toBeVisible();
    expect(panel.queryByRole("button", { name: "Project" })).not.toBeInTheDocument();
  });
});

test("a send that arrives after the 7 days is not saved, and says why", async () => {
  const { api, user } = await openStrippedRoute({ daysAgo: 6 });
  const panel = await findPanel();
  const addButton = await panel.findByRole("button", { name: "Add Send" });
  await api.db.execute("update routes set stripped_at = now() - interval '8 days'");

  await user.click(addButton);

  await expect
    .poll(() => notifications.getState().list)
    .toMatchObject([
      {
        type: "error",
        message: expect.stringMatching(/^P2 came down on .+ Climbs could be logged until .+\.$/),
      },
    ]);
  expect(await (await api.fetch("/api/climbs/me")).json()).toEqual([]);
});

test("a live route shows the day on which it leaves", async () => {
  await renderWithApi({
    seed: ({ seed }) => seed.route({ name: "P2", leaves_on: "2090-12-01" }),
    ...routePanel,
  });

  expect((await findPanel()).getByText("Leaves Fri 1 Dec")).toBeVisible();
});
