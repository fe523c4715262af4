import type { TestApi } from "@topout/api/testing";
import { Link } from "@topout/shared/platform";
import { UserListText } from "@topout/shared/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const UNKNOWN_ID = "01890000-0000-7000-8000-000000000000";
const NEW_ID = "01890000-0000-7000-8000-000000000001";

describe("the route panel", () => {
  test("shows the circuit, location, grade and styles of the route", async () => {
    await openPanelAsClimber();

    const panel = await screen.findByRole("dialog", { name: "P1" });
    expect(await within(panel).findByText("Green · The Slab · V4–V5")).toBeInTheDocument();
    expect(within(panel).getByText("Lock Off")).toBeInTheDocument();
    expect(await within(panel).findByText(/ set$/)).toBeInTheDocument();
  });

  test.each([
    { device: "desktop", isDesktop: true, grades: ["Font 6B to 6C"] },
    { device: "phone", isDesktop: false, grades: [] },
  ])("shows $grades in the caption on a $device", async ({ isDesktop, grades }) => {
    vi.stubGlobal("matchMedia", () => ({
      matches: isDesktop,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await renderWithApi({
      seed: async (api) => {
        await api.signIn({ second_scale: "font" });
        const route = await api.seed.route({ name: "P1", grade: "V4–V5", location: "The Slab" });
        const scale = JSON.stringify({ system: "v", grades: ["V3", "V4", "V5"] });
        await api.db.execute(`update gyms set grade_scale = '${scale}'`);
        return route;
      },
      ...routePanel,
    });

    const caption = await screen.findByText("Green · The Slab · V4–V5");
    await expect
      .poll(() =>
        within(caption)
          .queryAllByText(/^Font/)
          .map(({ textContent }) => textContent),
      )
      .toEqual(grades);
  });

  test("adds the route to the projects and removes it", async () => {
    const { api, data: route, user } = await openPanelAsClimber();
    const toggle = await screen.findByRole("button", { name: "Project" });

    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "true"));
    await expect.poll(() => fetchProjects(api)).toEqual([route.id]);

    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "false"));
    await expect.poll(() => fetchProjects(api)).toEqual([]);
  });

  test("shows two senders by name, and all of them in a list", async () => {
    const { user } = await renderWithApi({
      seed: async ({ seed }) => {
        const route = await seed.route();
        for (const username of ["ann", "ben", "cleo"]) {
          const climber = await seed.user({ username });
          await seed.send({ user: climber.id, route: route.id });
        }
        return route;
      },
      initialEntry: routePanel.initialEntry,
      render: () => (
        <>
          {routePanel.render()}
          <UserListText />
        </>
      ),
    });

    await user.click(await screen.findByRole("button", { name: /Sent By cleo, ben and 1 other/ }));

    expect(screen.getByRole("note")).toHaveTextContent("Sent By: cleo, ben, ann");
  });

  test("closes with its button", async () => {
    const { user } = await openPanelAsClimber();

    await user.click(await screen.findByRole("button", { name: "Close" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("shows visitors a login link instead of their climbs", async () => {
    await renderWithApi({ seed: (api) => api.seed.route({ name: "G7" }), ...routePanel });

    expect(await screen.findByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("button", { name: "Add Send" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Project" })).not.toBeInTheDocument();
    expect(screen.queryByRole("definition", { name: "Sends" })).not.toBeInTheDocument();
  });

  test("shows a message for an unknown route", async () => {
    await renderWithApi({
      seed: (api) => api.seed.route(),
      render: routePanel.render,
      initialEntry: `/?route=${UNKNOWN_ID}`,
    });

    expect(
      await screen.findByRole("heading", { name: "This route no longer exists" }),
    ).toBeInTheDocument();
  });

  test("finds a route that is newer than the loaded lists", async () => {
    const { api, user } = await renderWithApi({
      seed: (testApi) => testApi.seed.route({ name: "P1" }),
      render: () => (
        <>
          {routePanel.render()}
          <Link to={`/?route=${UNKNOWN_ID}`}>Unknown route</Link>
          <Link to={`/?route=${NEW_ID}`}>New route</Link>
        </>
      ),
    });
    await user.click(screen.getByRole("link", { name: "Unknown route" }));
    await screen.findByRole("heading", { name: "This route no longer exists" });

    await api.seed.route({ id: NEW_ID, name: "P2" });
    await user.click(screen.getByRole("link", { name: "New route" }));

    expect(await screen.findByRole("dialog", { name: "P2" })).toBeInTheDocument();
  });

  test("finds a route of a past set", async () => {
    await renderWithApi({
      seed: async ({ seed }) => {
        const pastSet = await seed.set({ date: new Date("2026-01-01") });
        const route = await seed.route({ set_id: pastSet.id, name: "Old one" });
        await seed.set({ circuit_id: pastSet.circuit_id, date: new Date("2026-02-01") });
        return route;
      },
      ...routePanel,
    });

    expect(await screen.findByRole("dialog", { name: "Old one" })).toBeInTheDocument();
  });
});

const fetchProjects = async (api: TestApi) =>
  (await (await api.fetch("/api/projects/me")).json()) as string[];
