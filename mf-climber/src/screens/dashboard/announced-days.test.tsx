import { act, screen, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { findDotLabels, openSection, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

/** It is 1 December in this time zone, and 30 November in UTC. */
const NOW = new Date("2026-11-30T12:00:00Z");
const TIME_ZONE = "Pacific/Kiritimati";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

/** A gym whose routes leave today, tomorrow, later, or never. The day of the last one has passed. */
async function createGymWithDays({ seed }: TestApi) {
  const { id: gym_id } = await seed.gym({ time_zone: TIME_ZONE });
  const circuit = await seed.circuit({ gym_id, name: "Green", color: "green" });
  const set = await seed.set({ circuit_id: circuit.id });
  const days = ["2026-12-01", "2026-12-02", "2026-12-08", null, "2026-11-30"];
  for (const [index, leaves_on] of days.entries()) {
    const fields = { set_id: set.id, published_at: new Date("2026-11-01"), leaves_on };
    await seed.route({ ...fields, name: `G${index + 1}`, x: 20 * index });
  }
}

const openDashboard = () => renderWithApi({ seed: createGymWithDays, render: renderDashboard });

describe("the announced days on the dashboard", () => {
  test("are spoken with the dots, as days in the time zone of the gym", async () => {
    await openDashboard();

    expect(await findDotLabels()).toEqual([
      "G1, Green, Cave, leaves today",
      "G2, Green, Cave, leaves tomorrow",
      "G3, Green, Cave, leaves Tue 8 Dec",
      "G4, Green, Cave",
      "G5, Green, Cave",
    ]);
  });

  test("are in the rows of the list", async () => {
    const { user } = await openDashboard();

    await openSection(/^Green/, user.click);

    const rows = screen.getAllByRole("listitem").filter((row) => within(row).queryByText(/^G\d$/));
    const leavesTexts = rows.map((row) => within(row).queryByText(/^Leaves/)?.textContent);
    expect(leavesTexts).toEqual([
      "Leaves today",
      "Leaves tomorrow",
      "Leaves Tue 8 Dec",
      undefined,
      undefined,
    ]);
  });

  test("are on the card of the selected dot", async () => {
    const { user } = await openDashboard();
    (await screen.findByRole("listbox")).focus();

    await user.keyboard("{ArrowDown}");

    expect(await screen.findByRole("button", { name: /^G1.*Leaves today/ })).toBeVisible();
  });

  test("change when the user returns to the page on the next day", async () => {
    await openDashboard();
    expect(await findDotLabels()).toContain("G2, Green, Cave, leaves tomorrow");

    vi.setSystemTime("2026-12-01T12:00:00Z");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));

    expect((await findDotLabels()).slice(0, 2)).toEqual([
      "G1, Green, Cave",
      "G2, Green, Cave, leaves today",
    ]);
  });
});
