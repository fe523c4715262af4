import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { clickUndo, fetchClimbs, getCount, getNotifications } from "../../testing/climb-log.ts";
import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

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
    await expect.poll(() => getCount("Sends")).toBe("1");
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
});
