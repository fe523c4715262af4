import type { TestApi } from "@topout/api/testing";
import { formatShortDay } from "@topout/shared/domain";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { findDotLabels, openSection, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

const NOW = new Date("2026-11-26T12:00:00Z");

const setDate = () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
};

const published = (date: string) => ({ published_at: new Date(date) });

/** A gym with two routes of this week and two older ones. One of each leaves on 1 December, and an old one tomorrow. */
async function createMarkedRoutes({ seed }: TestApi) {
  const { id: gym_id } = await seed.gym();
  const circuit = await seed.circuit({ gym_id, name: "Green", color: "green" });
  const { id: set_id } = await seed.set({ circuit_id: circuit.id });
  const routes = [
    { name: "G1", ...published("2026-11-18") },
    { name: "G2", ...published("2026-11-20") },
    { name: "G3", ...published("2026-11-26"), leaves_on: "2026-12-01" },
    { name: "G4", ...published("2026-11-01"), leaves_on: "2026-12-01" },
    { name: "G5", ...published("2026-11-01"), leaves_on: "2026-11-27" },
  ];
  for (const [index, route] of routes.entries()) {
    await seed.route({ ...route, set_id, x: 20 * index });
  }
}

const openDashboard = (url = "/") =>
  renderWithApi({ seed: createMarkedRoutes, render: renderDashboard, initialEntry: () => url });

const findChip = (name: string) => screen.findByRole("button", { name });

/** Returns the heading of each group with the names of its routes. */
const getGroups = () =>
  screen.getAllByRole("heading", { level: 3 }).map((heading) => {
    const group = heading.closest("section");
    if (!group) throw new Error("The heading is outside of a group");
    const rows = within(group).getAllByRole("listitem");
    return [heading.textContent, ...rows.map((row) => within(row).getByText(/^G\d$/).textContent)];
  });

describe("the marks of routes", () => {
  beforeEach(setDate);

  test("are spoken with the dots. For visitors, the routes of the last seven days are new", async () => {
    await openDashboard();

    expect(await findDotLabels()).toEqual([
      "G1, Green, Cave",
      "G2, Green, Cave, new",
      "G3, Green, Cave, new, leaves Tue 1 Dec",
      "G4, Green, Cave, leaves Tue 1 Dec",
      "G5, Green, Cave, leaves tomorrow",
    ]);
  });

  test("are in the rows of a section", async () => {
    const { user } = await openDashboard();

    await openSection(/^Green/, user.click);

    const rows = await screen.findAllByRole("button", { name: /^G\d/ });
    expect(rows.map(({ textContent }) => /New|Leaves.*Dec/.exec(textContent ?? "")?.[0])).toEqual([
      undefined,
      "New",
      "New",
      "Leaves Tue 1 Dec",
      undefined,
    ]);
  });

  test("are on the card of the selected dot", async () => {
    const { user } = await openDashboard();
    (await screen.findByRole("listbox")).focus();

    await user.keyboard("{ArrowDown}{ArrowRight}");

    expect(await screen.findByRole("button", { name: /^G2 New/ })).toBeVisible();
  });
});

describe("the chips of the marks", () => {
  beforeEach(setDate);

  test("filter the map, and group the list without sections", async () => {
    const { user } = await openDashboard();

    await user.click(await findChip("New 2"));
    await user.click(await findChip("Leaving 3"));

    expect(await screen.findByText("New and Leaving: 4 of 5 routes")).toBeVisible();
    expect(getGroups()).toEqual([
      ["Leaves tomorrow", "G5"],
      ["Leaves Tue 1 Dec", "G3", "G4"],
      ["New this week", "G2"],
    ]);
    expect(await findDotLabels()).toHaveLength(4);
    expect(screen.getByText("4 routes", { selector: "[role=status]" })).toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?marks=new.leaving");
  });

  test("are pressed by a link, and Show all shows the sections again", async () => {
    const { user } = await openDashboard("/?marks=new&hide=sent");
    expect(await screen.findByText("New: 2 of 5 routes")).toBeVisible();
    expect(getGroups()).toEqual([["New this week", "G2", "G3"]]);
    expect(await findChip("New 2")).toHaveAttribute("aria-pressed", "true");
    expect(await findChip("Leaving 3")).toHaveAttribute("aria-pressed", "false");

    await user.click(screen.getByRole("button", { name: "Show all" }));

    expect(await findDotLabels()).toHaveLength(5);
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?hide=sent");
    expect(screen.getByRole("button", { name: /^Green/, expanded: false })).toBeVisible();
  });

  test("explain that no route passes the other filters too", async () => {
    const { user } = await openDashboard("/?marks=leaving&q=G1");
    expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeVisible();
    expect(await screen.findByText("Leaving: 0 of 5 routes")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Reset filters" }));

    expect(await findDotLabels()).toHaveLength(5);
  });

  test("are in the filter menu too", async () => {
    const { user } = await openDashboard();

    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await user.click(await screen.findByRole("checkbox", { name: "Leaving", checked: false }));

    expect(await findChip("Leaving 3")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("checkbox", { name: "Leaving" })).toBeChecked();
  });

  test("are absent without such routes, also if a link names them", async () => {
    const seed = async ({ seed: { gym, route, set, circuit } }: TestApi) => {
      const { id: gym_id } = await gym();
      const { id: circuit_id } = await circuit({ gym_id });
      const { id: set_id } = await set({ circuit_id });
      await route({ set_id, ...published("2026-11-01") });
    };
    await renderWithApi({
      seed,
      render: renderDashboard,
      initialEntry: () => "/?marks=new.leaving",
    });

    expect(await findDotLabels()).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /^(New|Leaving)/ })).not.toBeInTheDocument();
    expect(screen.queryByText("Show all")).not.toBeInTheDocument();
  });
});

describe("routes since the last visit of a climber", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  const lastVisit = daysAgo(10);

  async function createSecondVisit({ seed, signIn }: TestApi) {
    const { user } = await signIn();
    const { id: gym_id } = await seed.gym();
    const { id: circuit_id } = await seed.circuit({ gym_id, name: "Green", color: "green" });
    const { id: set_id } = await seed.set({ circuit_id });
    await seed.route({ set_id, name: "G1", published_at: daysAgo(11) });
    await seed.route({ set_id, name: "G2", published_at: daysAgo(9), x: 20 });
    await seed.visit({ user_id: user.id, gym_id, last_seen: lastVisit });
  }

  test("are new, which is spoken after the state", async () => {
    await renderWithApi({ seed: createSecondVisit, render: renderDashboard });

    expect(await findDotLabels()).toEqual([
      "G1, Green, Cave, not sent",
      "G2, Green, Cave, not sent, new",
    ]);
  });

  test("are listed with the day of that visit", async () => {
    const { user } = await renderWithApi({ seed: createSecondVisit, render: renderDashboard });

    await user.click(await findChip("New 1"));

    const title = `New since ${formatShortDay(lastVisit.toISOString())}`;
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText("New: 1 of 2 routes")).toBeVisible();
  });
});
