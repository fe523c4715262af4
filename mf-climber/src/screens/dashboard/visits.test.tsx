import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createGym, findDotLabels, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

const NOW = Date.parse("2026-11-26T10:00:00Z");
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

/** Creates a gym, and signs a climber in. */
async function createGymForClimber(api: TestApi) {
  await api.signIn();
  return createGym(api);
}

interface Requests {
  readonly requests: readonly string[];
}

const countCalls = ({ requests }: Requests, call: RegExp) =>
  requests.filter((request) => call.test(request)).length;
const countVisits = (network: Requests) => countCalls(network, /^POST \/api\/gyms\/[^/]+\/visit$/);
const countRouteLists = (network: Requests) => countCalls(network, /get_all/);

function returnToPage(pauseMinutes: number) {
  vi.setSystemTime(Date.now() + pauseMinutes * MINUTE_MS);
  fireEvent(window, new Event("visibilitychange"));
}

describe("the dashboard of a climber", () => {
  const openDashboard = async () => {
    const screenWithApi = await renderWithApi({
      seed: createGymForClimber,
      render: renderDashboard,
    });
    await screen.findByRole("listbox");
    return screenWithApi;
  };

  test("continues the visit when the climber returns to the page after 10 minutes", async () => {
    const { network } = await openDashboard();
    expect(countVisits(network)).toBe(1);

    returnToPage(9);
    expect(countVisits(network)).toBe(1);
    returnToPage(2);

    await waitFor(() => expect(countVisits(network)).toBe(2));
  });

  test("loads the routes again when the climber returns for another visit", async () => {
    const { api, network, data } = await openDashboard();
    await api.db.execute(`update gym_visits set last_seen = last_seen - interval '5 hours'`);
    const before = countRouteLists(network);
    await api.seed.route({ name: "N1", set_id: data.g2.set_id ?? "" });

    returnToPage(300);

    expect(await screen.findByRole("option", { name: /^N1, / })).toBeInTheDocument();
    expect(countRouteLists(network)).toBe(before + 1);
  });

  test("shows the routes while the connection of the visit hangs", async () => {
    await renderWithApi({
      seed: createGymForClimber,
      render: renderDashboard,
      heldCalls: /\/visit$/,
    });

    expect(await screen.findByRole("listbox", {}, { timeout: 10_000 })).toBeVisible();
  });

  test("shows the routes if the visit fails", async () => {
    await renderWithApi({
      seed: createGymForClimber,
      render: renderDashboard,
      failingCalls: /\/visit$/,
    });

    expect(await findDotLabels()).toHaveLength(3);
  });
});

test("the dashboard of a visitor starts no visit", async () => {
  const { network } = await renderWithApi({ seed: createGym, render: renderDashboard });

  expect(await findDotLabels()).toHaveLength(3);
  expect(countVisits(network)).toBe(0);
});
