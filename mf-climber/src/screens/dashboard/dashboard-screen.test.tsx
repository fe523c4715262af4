import type { TestApi } from "@topout/api/testing";
import { useLocation } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";

import { asClimber, renderWithApi } from "../../testing/render.tsx";
import { Component as Dashboard } from "./dashboard-screen.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

/** Asks nothing of the network before it is told to. */
function Late() {
  const [shown, setShown] = useState(false);
  return shown ? <Dashboard /> : <button onClick={() => setShown(true)}>Show</button>;
}

const dashboard = () => ({
  element: (
    <>
      <Dashboard />
      <Address />
    </>
  ),
});

/** Two circuits: Green with G2 and G10 at the cave, Purple with P1 at the slab. */
async function gym({ given }: TestApi) {
  const { id: gym_id } = await given.gym();
  const purple = await given.circuit({ name: "Purple", color: "violet", gym_id });
  const green = await given.circuit({ name: "Green", color: "green", gym_id });
  const greenSet = await given.set({ circuit_id: green.id, date: new Date("2026-11-03") });
  const purpleSet = await given.set({ circuit_id: purple.id, date: new Date("2026-10-03") });
  const g10 = await given.route({ name: "G10", set_id: greenSet.id, location: "Cave", x: 50 });
  const g2 = await given.route({ name: "G2", set_id: greenSet.id, location: "Wall", x: -50 });
  const p1 = await given.route({ name: "P1", set_id: purpleSet.id, location: "The Slab", x: 0 });
  return { g10, g2, p1 };
}

const dots = async () =>
  within(await screen.findByRole("listbox"))
    .getAllByRole("option")
    .map((option) => option.getAttribute("aria-label"));

const unfold = async (name: RegExp, click: (element: Element) => Promise<void>) => {
  await click(await screen.findByRole("button", { name, expanded: false }));
};

const rows = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => within(row).queryByText(/^[A-Z]\d+$/)?.textContent)
    .filter((name) => name !== undefined);

describe("the dashboard without an account", () => {
  test("shows the current routes on the map, and no record", async () => {
    await renderWithApi(gym, dashboard);

    expect(await dots()).toEqual(
      expect.arrayContaining(["G2, Green, Wall", "G10, Green, Cave", "P1, Purple, The Slab"]),
    );
    expect(screen.getByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Projects/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Filter" })).not.toBeInTheDocument();
  });

  test("has a section per circuit in display order, with its set's month", async () => {
    await renderWithApi(gym, dashboard);

    await screen.findByRole("listbox");
    const heads = screen.getAllByRole("button", { expanded: false });
    expect(heads.map((head) => head.textContent)).toEqual([
      expect.stringContaining("Green November 2026"),
      expect.stringContaining("Purple October 2026"),
    ]);
  });

  test("says that there is no gym yet", async () => {
    await renderWithApi(async () => undefined, dashboard);

    expect(await screen.findByRole("heading", { name: "No gyms yet" })).toBeInTheDocument();
  });
});

describe("my record on the dashboard", () => {
  const withRecord = () =>
    renderWithApi(async (api) => {
      const climber = await asClimber(api);
      const routes = await gym(api);
      await api.given.send({ user: climber.id, route: routes.g10.id });
      await api.given.attempt({ user: climber.id, route: routes.p1.id });
      await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
      return routes;
    }, dashboard);

  test("is told by every dot", async () => {
    await withRecord();

    expect(await dots()).toEqual(
      expect.arrayContaining([
        "G10, Green, Cave, sent",
        "G2, Green, Wall, not sent",
        "P1, Purple, The Slab, attempted, project",
      ]),
    );
  });

  test("is told by the section's ticks", async () => {
    await withRecord();

    expect(await screen.findByRole("img", { name: "1 of 2 sent" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "0 of 1 sent" })).toBeInTheDocument();
  });

  test("can be filtered: without Sent, sent routes leave map and list", async () => {
    const { user } = await withRecord();

    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await user.click(screen.getByRole("menuitemcheckbox", { name: "Sent" }));

    expect(await dots()).toHaveLength(2);
    expect(await dots()).not.toContain("G10, Green, Cave, sent");
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?hide=sent");

    await user.click(screen.getByRole("menuitemcheckbox", { name: "Sent" }));
    expect(await dots()).toHaveLength(3);
    expect(screen.getByLabelText("Address").textContent).toBe("/");
  });

  test("can be narrowed to projects", async () => {
    const { user } = await withRecord();

    await user.click(await screen.findByRole("button", { name: "Projects 1" }));

    expect(await dots()).toEqual(["P1, Purple, The Slab, attempted, project"]);
    expect(screen.queryByRole("button", { name: /Green.*2026/ })).not.toBeInTheDocument();
  });

  test("sorts the rows, and remembers how", async () => {
    const { user } = await withRecord();
    await unfold(/Green/, user.click);
    expect(rows()).toEqual(["G2", "G10"]);

    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Sent");
    expect(rows()).toEqual(["G10", "G2"]);

    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Location");
    expect(rows()).toEqual(["G10", "G2"]);
  });
});

describe("circuit chips", () => {
  test("hide a circuit on map and list", async () => {
    const { user } = await renderWithApi(gym, dashboard);

    await user.click(await screen.findByRole("button", { name: "Purple", pressed: true }));

    expect(await dots()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Purple October/ })).not.toBeInTheDocument();
  });

  test("leave a way back when all are off", async () => {
    const { user } = await renderWithApi(gym, dashboard);
    await user.click(await screen.findByRole("button", { name: "Purple", pressed: true }));
    await user.click(screen.getByRole("button", { name: "Green", pressed: true }));

    await user.click(await screen.findByRole("button", { name: "Reset filters" }));

    expect(await dots()).toHaveLength(3);
  });
});

describe("a picked dot", () => {
  test("shows its card, which opens the panel's address", async () => {
    const { found, user } = await renderWithApi(gym, dashboard);
    const map = await screen.findByRole("listbox");
    expect(screen.queryByRole("button", { name: /^P1/ })).not.toBeInTheDocument();

    map.focus();
    await user.keyboard("{ArrowDown}");
    await user.click(await screen.findByRole("button", { name: /^P1/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${found.p1.id}`);
  });

  test("opens the panel's address with Enter", async () => {
    const { found, user } = await renderWithApi(gym, dashboard);

    (await screen.findByRole("listbox")).focus();
    await user.keyboard("{ArrowDown}{Enter}");

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${found.p1.id}`);
  });
});

describe("a circuit's section", () => {
  test("unfolds alone, and its rows open the panel's address", async () => {
    const { found, user } = await renderWithApi(gym, dashboard);
    await unfold(/Green/, user.click);
    await unfold(/Purple October/, user.click);

    expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /P1.*0 sends/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${found.p1.id}`);
  });
});

describe("the dashboard without a network", () => {
  test("says so and recovers with Retry", async () => {
    const { network, user } = await renderWithApi(gym, () => ({ element: <Late /> }));
    network.disconnect();
    await user.click(screen.getByRole("button", { name: "Show" }));

    const retry = await screen.findByRole("button", { name: "Retry" });
    network.reconnect();
    await user.click(retry);

    await waitFor(async () => expect(await dots()).toHaveLength(3));
  });
});
