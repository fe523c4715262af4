import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import {
  renderDashboard,
  findDotLabels,
  createGym,
  getRowNames,
  openSection,
} from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("the dashboard of a climber", () => {
  const renderWithClimbs = () =>
    renderWithApi({
      seed: async (api) => {
        const { user: climber } = await api.signIn();
        const routes = await createGym(api);
        await api.seed.send({ user: climber.id, route: routes.g10.id });
        await api.seed.attempt({ user: climber.id, route: routes.p1.id });
        await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
        return routes;
      },
      render: renderDashboard,
    });

  test("describes the state of every dot", async () => {
    await renderWithClimbs();

    expect(await findDotLabels()).toEqual(
      expect.arrayContaining([
        "G10, Green, Cave, sent",
        "G2, Green, Wall, not sent",
        "P1, Purple, The Slab, attempted, project",
      ]),
    );
  });

  test("shows the sent routes of each circuit as ticks", async () => {
    await renderWithClimbs();

    expect(await screen.findByRole("img", { name: "1 of 2 sent" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "0 of 1 sent" })).toBeInTheDocument();
  });

  test("hides sent routes when Sent is off", async () => {
    const { user } = await renderWithClimbs();

    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await user.click(await screen.findByRole("checkbox", { name: "Sent" }));

    expect(await findDotLabels()).toHaveLength(2);
    expect(await findDotLabels()).not.toContain("G10, Green, Cave, sent");
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?hide=sent");

    await user.click(await screen.findByRole("checkbox", { name: "Sent" }));
    expect(await findDotLabels()).toHaveLength(3);
    expect(screen.getByLabelText("Address").textContent).toBe("/");
  });

  test("shows only projects", async () => {
    const { user } = await renderWithClimbs();

    await user.click(await screen.findByRole("button", { name: "Projects 1" }));

    expect(await findDotLabels()).toEqual(["P1, Purple, The Slab, attempted, project"]);
    expect(screen.queryByRole("button", { name: /2026/ })).not.toBeInTheDocument();
    expect(getRowNames()).toEqual(["P1"]);
  });

  test("sorts the rows", async () => {
    const { user } = await renderWithClimbs();
    await openSection(/Green/, user.click);
    expect(getRowNames()).toEqual(["G2", "G10"]);

    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Sent");
    expect(getRowNames()).toEqual(["G10", "G2"]);

    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Location");
    expect(getRowNames()).toEqual(["G10", "G2"]);
  });
});

describe("DashboardScreen with a failed query", () => {
  const renderWithFailingCalls = (failingCalls: RegExp) =>
    renderWithApi({
      seed: async (api) => {
        const { user: climber } = await api.signIn();
        const routes = await createGym(api);
        await api.seed.send({ user: climber.id, route: routes.g10.id });
        await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
      },
      render: renderDashboard,
      failingCalls,
    });
  const findAlert = () => screen.findByRole("alert");

  test("shows that the climbs could not be loaded, and loads them on Retry", async () => {
    const { user, network } = await renderWithFailingCalls(/climbs\/me/);
    expect(await findAlert()).toHaveTextContent("Couldn't load your climbs.");
    expect(await findDotLabels()).toContain("P1, Purple, The Slab, project");

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    await expect.poll(findDotLabels).toContain("G10, Green, Cave, sent");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("shows that the projects could not be loaded, and disables their filter", async () => {
    await renderWithFailingCalls(/projects\/me/);

    expect(await findAlert()).toHaveTextContent("Couldn't load your projects.");
    expect(screen.getByRole("button", { name: "Projects" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(await findDotLabels()).toContain("G10, Green, Cave, sent");
  });

  test("shows the routes without their sets", async () => {
    await renderWithFailingCalls(/sets/);

    expect(await findAlert()).toHaveTextContent("Couldn't load the sets.");
    expect(await findDotLabels()).toHaveLength(3);
  });
});
