import type { TestApi } from "@topout/api/testing";
import type { Climb } from "@topout/shared/contract";
import { dismiss, notifications } from "@topout/shared/platform";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const getNotifications = () =>
  notifications
    .getState()
    .list.map(
      (notification) =>
        `${notification.title}: ${"message" in notification && notification.message}`,
    );

const getCount = async (label: string) =>
  (await screen.findByRole("definition", { name: label })).textContent;

describe("the climb log in the route panel", () => {
  test("starts without attempts, sends or badge", async () => {
    await openPanelAsClimber();
    await screen.findByRole("dialog", { name: "P1" });

    await expect.poll(() => getCount("Attempts")).toBe("0");
    expect(await getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
  });

  test("logs an attempt and shows a notification", async () => {
    const { api, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Attempts")).toBe("0");

    await user.click(screen.getByRole("button", { name: "Add Attempt" }));

    await expect.poll(() => getCount("Attempts")).toBe("1");
    expect(await getCount("Sends")).toBe("0");
    expect(getNotifications()).toEqual(["Attempt added: P1 · 1 attempt"]);
    await expect
      .poll(async () => (await fetchClimbs(api)).map(({ sent }) => sent))
      .toEqual([false]);
  });

  test("shows a new send in the badge, the count, the history and a notification", async () => {
    const { api, data: route, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Sends")).toBe("0");

    await user.click(screen.getByRole("button", { name: "Add Send" }));

    await expect.poll(() => getCount("Sends")).toBe("1");
    expect(screen.getByText("Sent")).toBeInTheDocument();
    expect(getNotifications()).toEqual(["Send added: P1 · 1 send"]);
    expect(screen.getByRole("button", { name: /^Delete send of/ })).toBeInTheDocument();
    await expect
      .poll(() => fetchClimbs(api))
      .toEqual([expect.objectContaining({ route: route.id, sent: true })]);
  });

  test("shows only the notification of the last climb, and none for a deleted climb", async () => {
    const { user } = await openPanelAsClimber();
    const addButton = await screen.findByRole("button", { name: "Add Attempt" });
    await expect.poll(() => getCount("Attempts")).toBe("0");

    await user.click(addButton);
    await user.click(addButton);

    await expect.poll(() => getCount("Attempts")).toBe("2");
    expect(getNotifications()).toEqual(["Attempt added: P1 · 2 attempts"]);

    const [newest] = screen.getAllByRole("button", { name: /^Delete attempt of/ });
    if (newest) await user.click(newest);
    await expect.poll(getNotifications).toEqual(["Attempt deleted: P1"]);
  });

  test("undoes the sends of two quick taps one at a time", async () => {
    const { api } = await openPanelAsClimber();
    const addButton = await screen.findByRole("button", { name: "Add Send" });
    await expect.poll(() => getCount("Sends")).toBe("0");
    fireEvent.click(addButton);
    fireEvent.click(addButton);
    await expect.poll(getNotifications).toEqual(["Send added: P1 · 2 sends"]);

    clickUndo();
    await expect.poll(() => getCount("Sends")).toBe("1");
    expect(getNotifications()).toEqual(["Send added: P1 · 1 send"]);

    clickUndo();
    await expect.poll(() => getCount("Sends")).toBe("0");
    await expect.poll(() => fetchClimbs(api)).toEqual([]);
    expect(getNotifications()).toEqual([]);
  });

  test("removes a send with Undo", async () => {
    const { api, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Add Send" }));
    await expect.poll(() => getCount("Sends")).toBe("1");

    clickUndo();

    await expect.poll(() => getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
    await expect.poll(() => fetchClimbs(api)).toEqual([]);
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

    expect(await screen.findByRole("heading", { level: 4 })).toHaveTextContent(/^\d+ \w+ \d{4}$/);
    await user.click(screen.getByRole("button", { name: /^Delete send of .+, \d\d:\d\d$/ }));

    await expect.poll(() => getCount("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "History" })).toHaveFocus();
    await expect.poll(() => fetchClimbs(api)).toEqual([]);

    await expect.poll(getNotifications).toEqual([expect.stringMatching(/^Send deleted: /)]);
    clickUndo();
    await expect.poll(() => fetchClimbs(api)).toHaveLength(1);
    expect(await getCount("Sends")).toBe("1");
  });

  test("restores a climb with Undo that another device has deleted too", async () => {
    const { api, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Add Send" }));
    await expect.poll(() => fetchClimbs(api)).toHaveLength(1);
    const [climb] = await fetchClimbs(api);
    await user.click(screen.getByRole("button", { name: /^Delete send of/ }));
    await expect.poll(getNotifications).toEqual([expect.stringMatching(/^Send deleted: /)]);
    await api.fetch(`/api/climbs/me/${climb?.id}`, { method: "DELETE" });

    clickUndo();

    await expect
      .poll(() => fetchClimbs(api))
      .toEqual([expect.objectContaining({ route: climb?.route, time: climb?.time, sent: true })]);
  });

  test("does not announce a deletion that failed", async () => {
    const { network, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Add Send" }));
    const deleteButton = await screen.findByRole("button", { name: /^Delete send of/ });
    await expect
      .poll(() => network.requests.filter((request) => request.startsWith("POST")).length)
      .toBe(1);
    network.fail(/^DELETE/);

    await user.click(deleteButton);

    await expect
      .poll(() => network.requests.some((request) => request.startsWith("DELETE")))
      .toBe(true);
    await expect.poll(() => getCount("Sends")).toBe("1");
    expect(getNotifications()).toEqual([]);
  });
});

/** Dismisses the notification first, as its button does. */
function clickUndo() {
  const [newest] = notifications.getState().list;
  act(() => {
    dismiss(newest?.id ?? "");
    newest?.action?.run();
  });
}

const fetchClimbs = async (api: TestApi) =>
  (await (await api.fetch("/api/climbs/me")).json()) as Climb[];
