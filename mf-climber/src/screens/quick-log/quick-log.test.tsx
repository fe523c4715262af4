import type { TestApi } from "@topout/api/testing";
import { climbQueries } from "@topout/shared/api";
import { formatDay } from "@topout/shared/domain";
import { notifications, useQuery } from "@topout/shared/platform";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { Component as Overlays } from "../route-panel/route-panel-screen.tsx";

/** Creates a gym with the project P1 and a send of G10. */
const seedClimber = async (api: TestApi) => {
  const { user } = await api.signIn();
  const routes = await createGym(api);
  await api.seed.send({ user: user.id, route: routes.g10.id });
  await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
  return routes;
};

const openQuickLog = (options: { seed?: typeof seedClimber; failingCalls?: RegExp } = {}) =>
  renderWithApi({
    seed: seedClimber,
    render: () => (
      <>
        <Overlays />
        <StoredClimbs />
      </>
    ),
    initialEntry: { pathname: "/", state: { quickLog: true } },
    ...options,
  });

function StoredClimbs() {
  const { data } = useQuery({ ...climbQueries.mine(), enabled: false });
  return <output aria-label="Climbs">{data?.length}</output>;
}

const findSheet = async () => within(await screen.findByRole("dialog", { name: "Log a climb" }));
const findGroup = async (name: string) =>
  within(await (await findSheet()).findByRole("region", { name }));
const getNotifications = () =>
  notifications
    .getState()
    .list.map((entry) => `${entry.title}: ${"message" in entry && entry.message}`);

describe("QuickLog", () => {
  test("shows the grades in the user's second scale too", async () => {
    await openQuickLog({
      seed: async (api) => {
        await api.signIn({ second_scale: "font" });
        const routes = await createGym(api);
        const scale = JSON.stringify({ system: "v", grades: ["V3", "V4"] });
        await api.db.execute(`update gyms set grade_scale = '${scale}'`);
        await api.db.execute("update routes set grade = 'V3'");
        await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
        return routes;
      },
    });

    const group = await findGroup("Projects");
    expect(await group.findByText("Font 6A to 6A+")).toBeInTheDocument();
    expect(group.getByText("6A–6A+")).toBeVisible();
  });

  test("suggests the projects and the recent routes", async () => {
    await openQuickLog();

    expect((await findGroup("Projects")).getAllByRole("listitem")).toHaveLength(1);
    expect((await findGroup("Projects")).getByText("P1")).toBeVisible();
    expect((await findGroup("Recent routes")).getByText("G10")).toBeVisible();
  });

  test("lists the stripped projects of the gym with their dates, and removes them", async () => {
    const stripped_at = new Date(Date.now() - 60_000);
    const { api, data, user } = await openQuickLog({
      seed: async (testApi) => {
        const gym = await seedClimber(testApi);
        const details = { name: "G9", status: "stripped", stripped_at } as const;
        const { id } = await testApi.seed.route({ ...details, set_id: gym.g10.set_id });
        await testApi.fetch(`/api/projects/me/${id}`, { method: "POST" });
        return gym;
      },
    });
    const group = await findGroup("Stripped projects");
    expect(group.getByRole("button", { name: /^G9/ })).toHaveTextContent(
      `Stripped ${formatDay(stripped_at.toISOString())}`,
    );
    expect((await findGroup("Projects")).queryByText("G9")).toBeNull();

    await user.click(group.getByRole("button", { name: "Remove from projects: G9" }));

    await expect.poll(() => screen.queryByRole("region", { name: "Stripped projects" })).toBeNull();
    await expect
      .poll(async () => (await api.fetch("/api/projects/me")).json())
      .toEqual([data.p1.id]);
  });

  test("logs a send with one tap, and undoes it", async () => {
    const { user } = await openQuickLog();
    const group = await findGroup("Recent routes");

    await user.click(group.getByRole("button", { name: "Add Send: G10" }));

    await expect.poll(getNotifications).toEqual(["Send added: G10 · 2 sends"]);
    await expect.poll(() => screen.getByLabelText("Climbs").textContent).toBe("2");
    const [entry] = notifications.getState().list;
    if (!entry || !("action" in entry)) throw new Error("The notification has no action");
    act(() => entry.action?.run());
    await expect.poll(() => screen.getByLabelText("Climbs").textContent).toBe("1");
  });

  test("finds any route of the gym and opens its panel above the quick log", async () => {
    const { user } = await openQuickLog();

    await user.type(
      await (await findSheet()).findByRole("searchbox", { name: "Search routes" }),
      "wall{Enter}",
    );
    await user.click((await findGroup("Routes")).getByRole("button", { name: /^G2/ }));

    expect(await screen.findByRole("dialog", { name: "G2" })).toBeVisible();
    await user.click(
      within(screen.getByRole("dialog", { name: "G2" })).getByRole("button", { name: "Close" }),
    );
    await expect.poll(() => screen.queryByRole("dialog", { name: "G2" })).toBeNull();
    expect((await findGroup("Routes")).getByText("G2")).toBeVisible();
  });

  test("shows the search text when no route matches", async () => {
    const { user } = await openQuickLog();

    await user.type(await (await findSheet()).findByRole("searchbox"), "roof{Enter}");

    expect(await (await findSheet()).findByText("No routes match “roof”")).toBeVisible();
  });

  test("shows visitors a link to the login, but no Add Send buttons", async () => {
    const { user } = await openQuickLog({ seed: createGym });
    const sheet = await findSheet();
    expect(sheet.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");

    await user.type(await sheet.findByRole("searchbox"), "G{Enter}");

    expect((await findGroup("Routes")).getAllByRole("listitem")).toHaveLength(2);
    expect(sheet.queryByRole("button", { name: /^Add Send/ })).not.toBeInTheDocument();
  });

  test("shows the routes and a warning if the climbs fail to load", async () => {
    const { network, user } = await openQuickLog({ failingCalls: /climbs\/me/ });

    expect(await (await findSheet()).findByRole("alert")).toHaveTextContent(
      "Couldn't load your climbs.",
    );
    expect((await findGroup("Projects")).getByText("P1")).toBeVisible();
    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect((await findGroup("Recent routes")).getByText("G10")).toBeVisible();
  });

  test("offers Retry if the routes fail to load", async () => {
    await openQuickLog({ failingCalls: /routes\/get_all/ });

    expect(
      await (await findSheet()).findByRole("heading", { name: "The routes couldn't load" }),
    ).toBeVisible();
  });
});
