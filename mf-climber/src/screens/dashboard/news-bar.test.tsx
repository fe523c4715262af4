import { screen, waitFor, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import type { Visit } from "@topout/shared/contract";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { createGym, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

// A busy computer takes longer than the dashboard waits.
vi.mock("../../features/news/max-wait.ts", () => ({ MAX_WAIT_MS: 60_000 }));

const NOW = new Date("2026-11-26T10:00:00Z");
const LAST_WEEK = new Date("2026-11-12T10:00:00Z");
const BEFORE = new Date("2026-11-01T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

/** A gym in which a climber was on 12 November. Since then, two routes are new, and a project leaves. */
async function createGymWithNews(api: TestApi) {
  const { user } = await api.signIn();
  const routes = await createGym(api);
  await api.db.execute(`update routes set published_at = '${BEFORE.toISOString()}'`);
  const { gym_id } = routes.green;
  await api.seed.visit({ user_id: user.id, gym_id, last_seen: LAST_WEEK });
  for (const name of ["N1", "N2"]) {
    await api.seed.route({ name, set_id: routes.g2.set_id, published_at: new Date("2026-11-20") });
  }
  await api.db.execute(`update routes set leaves_on = '2026-12-01' where name = 'P1'`);
  await api.fetch(`/api/projects/me/${routes.p1.id}`, { method: "POST" });
  return routes;
}

const openDashboard = (options: { readonly isSeen?: boolean } = {}) =>
  renderWithApi({
    seed: async (api) => {
      const routes = await createGymWithNews(api);
      if (options.isSeen) {
        await api.db.execute(
          `update gym_visits set seen_until = now(), seen_leaving = '{"${routes.p1.id}": "2026-12-01"}'`,
        );
      }
      return routes;
    },
    render: renderDashboard,
  });

const findBar = async () =>
  (await screen.findByRole("button", { name: /^Since/ })).closest("[role=status]");
const findButton = () =>
  screen.findByRole("button", {
    name: "Since 12 Nov: 2 new · 1 of your projects leaves on Tuesday",
  });
const getSinceButton = () => screen.queryByRole("button", { name: /^Since/ });

async function readVisit({ fetch }: Pick<TestApi, "fetch">, gymId: string): Promise<Visit> {
  const response = await fetch(`/api/gyms/${gymId}/visit`, { method: "POST" });
  return (await response.json()) as Visit;
}

describe("the bar with the news", () => {
  test("says what is new, and when projects leave", async () => {
    await openDashboard();

    expect(await findButton()).toBeVisible();
    expect(await findBar()).toBeInTheDocument();
  });

  test("is closed for all devices of the user", async () => {
    const { api, data, user } = await openDashboard();
    await findButton();

    await user.click(screen.getByRole("button", { name: "Close" }));

    await waitFor(() => expect(getSinceButton()).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await readVisit(api, data.green.gym_id)).toEqual({
        previous: LAST_WEEK.toISOString(),
        seen_until: "2026-11-20T00:00:00.000Z",
        seen_leaving: { [data.p1.id]: "2026-12-01" },
      }),
    );
    await waitFor(() => expect(localStorage.getItem("topout.seen-news")).toBeNull());
  });

  test("opens the list of the new and leaving routes, and closes", async () => {
    const { user } = await openDashboard();

    await user.click(await findButton());

    expect(screen.getByRole("heading", { name: "Routes" })).toHaveFocus();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?marks=new.leaving");
    await waitFor(() => expect(getSinceButton()).not.toBeInTheDocument());
    const dots = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(dots).toHaveLength(3);
  });

  test("stays closed without a network, and tells the server at the next call", async () => {
    const { api, data, network, user } = await openDashboard();
    await findButton();
    network.disconnect();

    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(getSinceButton()).not.toBeInTheDocument());
    await waitFor(() => expect(localStorage.getItem("topout.seen-news")).not.toBeNull());
    network.reconnect();
    vi.setSystemTime(NOW.getTime() + 11 * 60_000);
    window.dispatchEvent(new Event("visibilitychange"));

    await waitFor(() => expect(localStorage.getItem("topout.seen-news")).toBeNull());
    expect(await readVisit(api, data.green.gym_id)).toHaveProperty("seen_until");
  });

  test("is absent if another device has closed it", async () => {
    await openDashboard({ isSeen: true });

    await screen.findByRole("listbox");
    expect(getSinceButton()).not.toBeInTheDocument();
  });

  test("is absent for visitors", async () => {
    await renderWithApi({ seed: createGym, render: renderDashboard });

    await screen.findByRole("listbox");
    expect(getSinceButton()).not.toBeInTheDocument();
  });
});
