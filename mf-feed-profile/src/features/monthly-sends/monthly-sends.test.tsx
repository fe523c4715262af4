import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import type { Circuit } from "@topout/shared/contract";

import { MonthlySends } from "./monthly-sends.tsx";

const gym = {
  id: "gym",
  name: "Gritworks Leeds",
  location: "",
  about: "",
  layout: { lines: [], areas: [] },
  has_image: false,
  time_zone: null,
  grade_scale: null,
  grade_targets: [],
  screen_names: true,
  version: 1,
};
const createCircuit = (name: string, color: Circuit["color"]): Circuit => ({
  id: color,
  name,
  color,
  gym_id: "gym",
});
const circuits = [
  createCircuit("Green", "green"),
  createCircuit("Red", "red"),
  createCircuit("Purple", "violet"),
];

const createCount = (month: string, color: Circuit["color"], sends = 1) => ({
  month,
  circuit_id: color,
  color,
  sends,
});

const october = [createCount("2026-10", "green", 2), createCount("2026-10", "violet")];
const defaultCounts = [createCount("2026-11", "violet"), ...october];

function renderMonthlySends(counts = defaultCounts) {
  render(<MonthlySends counts={counts} gym={gym} circuits={circuits} currentMonth="2026-11" />);
  return userEvent.setup();
}

const getBar = (name: string) => screen.getByRole("button", { name });

describe("MonthlySends", () => {
  test("shows a bar for each of the last twelve months", () => {
    renderMonthlySends();

    const chart = screen.getByRole("figure", { name: "Monthly sends" });
    const bars = within(chart).getAllByRole("button");
    expect(bars).toHaveLength(12);
    expect(bars[0]).toHaveAccessibleName("December: 0 sends");
    expect(bars[10]).toHaveAccessibleName("October: 3 sends");
    expect(bars[11]).toHaveAccessibleName("November: 1 send");
  });

  test("shows the circuits of the hovered bar", async () => {
    const user = renderMonthlySends();

    await user.hover(getBar("October: 3 sends"));

    expect(screen.getByRole("tooltip")).toHaveTextContent("October · 3 sendsGreen2Purple1");
    expect(getBar("October: 3 sends")).toHaveAccessibleDescription(/Green\s*2\s*Purple\s*1/);
    await user.unhover(screen.getByRole("group", { name: "Sends by month" }));
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });

  test("has one tab stop, which starts at the current month and moves with the arrow keys", async () => {
    const user = renderMonthlySends();

    await user.tab();
    expect(getBar("November: 1 send")).toHaveFocus();
    expect(screen.getByRole("tooltip")).toHaveTextContent("November · 1 sendPurple1");
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(getBar("October: 3 sends")).toHaveFocus();
    await user.keyboard("{Home}{ArrowLeft}");
    expect(getBar("December: 0 sends")).toHaveFocus();

    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(getBar("December: 0 sends")).toHaveFocus();
  });

  test("shows the focused bar while the pointer rests on another one", async () => {
    const user = renderMonthlySends();
    await user.hover(getBar("September: 0 sends"));

    await user.tab();
    await user.keyboard("{ArrowLeft}");

    expect(screen.getByRole("tooltip")).toHaveTextContent("October · 3 sends");
  });

  test("hides the tooltip on Escape", async () => {
    const user = renderMonthlySends();
    await user.click(getBar("October: 3 sends"));
    expect(screen.getByRole("tooltip")).toBeVisible();

    await user.keyboard("{Escape}");

    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });

  test("renders a table with a column for each circuit with sends", () => {
    renderMonthlySends();

    const table = screen.getByRole("table", {
      name: "Monthly sends in Gritworks Leeds by circuit",
    });
    const getCells = (name: RegExp) =>
      within(within(table).getByRole("row", { name }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    const columns = within(table).getAllByRole("columnheader");
    expect(columns.map((column) => column.textContent)).toEqual([
      "Month",
      "Green",
      "Purple",
      "Total",
    ]);
    expect(getCells(/^October 2026/)).toEqual(["2", "1", "3"]);
    expect(getCells(/^September 2026/)).toEqual(["0", "0", "0"]);
  });

  test("counts only sends in this gym, and shows its name if there are sends in other gyms", () => {
    renderMonthlySends([...defaultCounts, createCount("2026-11", "orange")]);

    expect(getBar("November: 1 send")).toBeInTheDocument();
    expect(screen.getByText("last 12 months in Gritworks Leeds")).toBeVisible();
  });

  test("shows a message if there are no sends in the last twelve months", () => {
    renderMonthlySends([createCount("2025-11", "green")]);

    expect(screen.getByText("No sends in the last 12 months.")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});
