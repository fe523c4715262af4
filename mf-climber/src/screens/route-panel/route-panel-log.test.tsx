import type { TestApi } from "@topout/api/testing";
import { notifications } from "@topout/shared/platform";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const getNotifications = () =>
  notifications
    .getState()
    .list.map((each) => `${each.title}: ${"message" in each && each.message}`);

const getCount = async (label: string) =>
  (await screen.findByRole("definition", { name: label })).textContent;

describe("climbs in the route panel", () => {
  test("starts without attempts, sends or badge", async () => {
    await openPanelAsClimber();
    await screen.findByRole("dialog", { name: "P1" });

    await expect.poll(() => getCount("Attempts")).toBe("0");
    expect(await getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
  });

  test("logs an attempt and shows a notification", async () => {
    const { api, user } = await openPanelAsClimber();

    await user.click(await screen.findByRole("button", { name: "Add Attempt" }));

    await expect.poll(() => getCount("Attempts")).toBe("1");
    expect(await getCount("Sends")).toBe("0");
    expect(getNotifications()).toEqual(["Attempt added: P1 · 1 attempt"]);
    await expect.poll(async () => (await getClimbs(api)).map(({ sent }) => sent)).toEqual([false]);
  });

  test("logs a send: badge, count, history and notification", async () => {
    const { api, data: route, user } = await openPanelAsClimber();

    await user.click(await screen.findByRole("button", { name: "Add Send" }));

    await expect.poll(() => getCount("Sends")).toBe("1");
    expect(screen.getByText("Sent")).toBeInTheDocument();
    expect(getNotifications()).toEqual(["Send added: P1 · 1 send"]);
    expect(screen.getByRole("button", { name: /^Delete send of/ })).toBeInTheDocument();
    await expect
      .poll(() => getClimbs(api))
      .toEqual([expect.objectContaining({ route: route.id, sent: true })]);
  });

  test("shows only the notification of the last climb, and none for a deleted climb", async () => {
    const { user } = await openPanelAsClimber();
    const add = await screen.findByRole("button", { name: "Add Attempt" });
    await expect.poll(() => getCount("Attempts")).toBe("0");

    await user.click(add);
    await user.click(add);

    await expect.poll(() => getCount("Attempts")).toBe("2");
    expect(getNotifications()).toEqual(["Attempt added: P1 · 2 attempts"]);

    const [newest] = screen.getAllByRole("button", { name: /^Delete attempt of/ });
    if (newest) await user.click(newest);
    expect(getNotifications()).toEqual([]);
  });

  test("removes a send with Undo", async () => {
    const { api, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Add Send" }));
    await expect.poll(() => getCount("Sends")).toBe("1");

    act(() => notifications.getState().list[0]?.action?.run());

    await expect.poll(() => getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
    await expect.poll(() => getClimbs(api)).toEqual([]);
  });

  test("rolls back a failed send and dismisses its notification", async () => {
    const { network, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Sends")).toBe("0");
    network.disconnect();

    await user.click(screen.getByRole("button", { name: "Add Send" }));

    await waitFor(() => expect(getNotifications()).toEqual([]));
    expect(await getCount("Sends")).toBe("0");
  });

  test("deletes a climb in the history", async () => {
    const { api, user } = await renderWithApi({
      seed: async (server) => {
        const { user: climber } = await server.signIn();
        const route = await server.seed.route();
        await server.seed.send({ user: climber.id, route: route.id });
        return route;
      },
      ...routePanel,
    });

    await user.click(await screen.findByRole("button", { name: /^Delete send of/ }));

    await expect.poll(() => getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "History" })).toHaveFocus();
    await expect.poll(() => getClimbs(api)).toEqual([]);
  });
});

const getClimbs = async (api: TestApi) =>
  (await (await api.fetch("/api/climbs/me")).json()) as { route: string; sent: boolean }[];
