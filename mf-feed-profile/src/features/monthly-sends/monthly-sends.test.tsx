import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import type { Circuit } from "@topout/shared/contract";

import { createSend } from "../../testing/create-send.ts";
import { toDayNumber } from "../../time/days.ts";
import { MonthlySends } from "./monthly-sends.tsx";

const gym = {
  id: "gym",
  name: "Gritworks Leeds",
  location: "",
  about: "",
  layout: { lines: [], areas: [] },
  has_image: false,
  version: 1,
};
const circuit = (name: string, color: Circuit["color"]): Circuit => ({
  id: color,
  name,
  color,
  gym_id: "gym",
});
const circuits = [circuit("Green", "green"), circuit("Red", "red"), circuit("Purple", "violet")];

const sent = (day: string, color: Circuit["color"], gym_id = "gym") =>
  createSend({ time: `${day}T12:00:00.000Z`, circuit_id: color, color, gym_id });

const sends = [
  sent("2026-11-10", "violet"),
  sent("2026-10-05", "violet"),
  sent("2026-10-04", "green"),
  sent("2026-10-03", "green"),
];

function open(shown = sends) {
  render(
    <MonthlySends sends={shown} gym={gym} circuits={circuits} today={toDayNumber("2026-11-20")} />,
  );
  return userEvent.setup();
}

const bar = (name: string) => screen.getByRole("button", { name });

describe("the chart of monthly sends", () => {
  test("is named, and has a bar for each of the last twelve months", () => {
    open();

    const chart = screen.getByRole("figure", { name: "Monthly sends" });
    const bars = within(chart).getAllByRole("button");
    expect(bars).toHaveLength(12);
    expect(bars[0]).toHaveAccessibleName("December: 0 sends");
    expect(bars[10]).toHaveAccessibleName("October: 3 sends");
    expect(bars[11]).toHaveAccessibleName("November: 1 send");
  });

  test("breaks the bar down by circuit that the pointer is on", async () => {
    const user = open();

    await user.hover(bar("October: 3 sends"));

    expect(screen.getByRole("tooltip")).toHaveTextContent("October · 3 sendsGreen2Purple1");
    expect(bar("October: 3 sends")).toHaveAccessibleDescription(/Green\s*2\s*Purple\s*1/);
    await user.unhover(screen.getByRole("group", { name: "Sends by month" }));
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });

  test("is one tab stop, which begins at this month, and goes on by arrow keys", async () => {
    const user = open();

    await user.tab();
    expect(bar("November: 1 send")).toHaveFocus();
    expect(screen.getByRole("tooltip")).toHaveTextContent("November · 1 sendPurple1");
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(bar("October: 3 sends")).toHaveFocus();
    await user.keyboard("{Home}{ArrowLeft}");
    expect(bar("December: 0 sends")).toHaveFocus();

    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(bar("December: 0 sends")).toHaveFocus();
  });

  test("puts the breakdown away on Escape", async () => {
    const user = open();
    await user.click(bar("October: 3 sends"));
    expect(screen.getByRole("tooltip")).toBeVisible();

    await user.keyboard("{Escape}");

    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  });

  test("is a table too, with a column for each circuit that was sent", () => {
    open();

    const table = screen.getByRole("table", {
      name: "Monthly sends in Gritworks Leeds by circuit",
    });
    const cells = (name: RegExp) =>
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
    expect(cells(/^October 2026/)).toEqual(["2", "1", "3"]);
    expect(cells(/^September 2026/)).toEqual(["0", "0", "0"]);
  });

  test("counts what was sent in this gym, and says so of who climbs in others too", () => {
    open([...sends, sent("2026-11-09", "red", "elsewhere")]);

    expect(bar("November: 1 send")).toBeInTheDocument();
    expect(screen.getByText("last 12 months in Gritworks Leeds")).toBeVisible();
  });

  test("says so when nothing was sent for a year", () => {
    open([sent("2025-11-30", "green")]);

    expect(screen.getByText("No sends in the last 12 months.")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});
