import type { TestApi } from "@topout/api/testing";
import { userList } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { gym } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { Component as RoutePanel } from "./route-panel-screen.tsx";

const opened = {
  show: () => <RoutePanel />,
  at: (route: { id: string }) => `/?route=${route.id}`,
};

const openAsClimber = () =>
  renderWithApi({
    given: async (api) => {
      await api.signIn();
      return api.given.route({
        name: "P1",
        grade: "V4–V5",
        location: "The Slab",
        style: "Lock Off,Mantle",
      });
    },
    ...opened,
  });

const atG2 = ({ g2 }: { g2: { id: string } }) => `/?route=${g2.id}`;

const count = async (label: string) =>
  (await screen.findByRole("definition", { name: label })).textContent;

describe("the route panel", () => {
  test("shows what the route is", async () => {
    await openAsClimber();

    const panel = await screen.findByRole("dialog", { name: "P1" });
    expect(await within(panel).findByText("Green · The Slab · V4–V5")).toBeInTheDocument();
    expect(within(panel).getByText("Lock Off")).toBeInTheDocument();
    expect(await within(panel).findByText(/ set$/)).toBeInTheDocument();
  });

  test("starts without attempts, sends or badge", async () => {
    await openAsClimber();

    await expect.poll(() => count("Attempts")).toBe("0");
    expect(await count("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
  });

  test("logs an attempt, and says so", async () => {
    const { api, user } = await openAsClimber();

    await user.click(await screen.findByRole("button", { name: "Add Attempt" }));

    await expect.poll(() => count("Attempts")).toBe("1");
    expect(await count("Sends")).toBe("0");
    expect(screen.getByText("Attempt added. 1 attempt.")).toBeInTheDocument();
    await expect.poll(async () => (await mine(api)).map(({ sent }) => sent)).toEqual([false]);
  });

  test("logs a send: badge, count, history, and a word about it", async () => {
    const { api, given: route, user } = await openAsClimber();

    await user.click(await screen.findByRole("button", { name: "Add Send" }));

    await expect.poll(() => count("Sends")).toBe("1");
    expect(screen.getByText("Sent")).toBeInTheDocument();
    expect(screen.getByText("Send added. 1 send.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Delete send of/ })).toBeInTheDocument();
    await expect
      .poll(() => mine(api))
      .toEqual([expect.objectContaining({ route: route.id, sent: true })]);
  });

  test("takes a go back from the history", async () => {
    const { api, user } = await renderWithApi({
      given: async (server) => {
        const { user: climber } = await server.signIn();
        const route = await server.given.route();
        await server.given.send({ user: climber.id, route: route.id });
        return route;
      },
      ...opened,
    });

    await user.click(await screen.findByRole("button", { name: /^Delete send of/ }));

    await expect.poll(() => count("Sends")).toBe("0");
    expect(screen.queryByText("Sent")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "History" })).toHaveFocus();
    await expect.poll(() => mine(api)).toEqual([]);
  });

  test("makes the route a project and no project again", async () => {
    const { api, given: route, user } = await openAsClimber();
    const toggle = await screen.findByRole("button", { name: "Project" });

    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "true"));
    await expect.poll(() => projects(api)).toEqual([route.id]);

    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", "false"));
    await expect.poll(() => projects(api)).toEqual([]);
  });

  test("names two of those who sent it and lists all", async () => {
    const { user } = await renderWithApi({
      given: async ({ given }) => {
        const route = await given.route();
        for (const username of ["ann", "ben", "cleo"]) {
          const climber = await given.user({ username });
          await given.send({ user: climber.id, route: route.id });
        }
        return route;
      },
      ...opened,
    });

    await user.click(await screen.findByRole("button", { name: /Sent By cleo, ben and 1 other/ }));

    const shown = userList.getState().shown;
    expect(shown?.title).toBe("Sent By");
    expect(shown?.users.map(({ username }) => username)).toEqual(["cleo", "ben", "ann"]);
  });

  test("goes on along the wall, around and back, and keeps the button in reach", async () => {
    const { user } = await renderWithApi({ given: gym, show: opened.show, at: atG2 });

    await user.click(await screen.findByRole("button", { name: "Next along the wall: P1" }));
    expect(await screen.findByRole("dialog", { name: "P1" })).toBeInTheDocument();
    const next = screen.getByRole("button", { name: "Next along the wall: G10" });
    expect(next).toHaveFocus();

    await user.click(next);
    await user.click(await screen.findByRole("button", { name: "Next along the wall: G2" }));
    await user.click(await screen.findByRole("button", { name: "Previous along the wall: G10" }));
    expect(await screen.findByRole("dialog", { name: "G10" })).toBeInTheDocument();
  });

  test("goes on among the routes that the address lets the dashboard show", async () => {
    await renderWithApi({
      given: gym,
      show: opened.show,
      at: (routes) => `${atG2(routes)}&without=${routes.purple.circuit_id}`,
    });

    const next = await screen.findByRole("button", { name: /^Next along the wall/ });
    await waitFor(() => expect(next).toHaveAccessibleName("Next along the wall: G10"));
  });

  test("closes by its button", async () => {
    const { user } = await openAsClimber();

    await user.click(await screen.findByRole("button", { name: "Close" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("offers a login to who is not signed in, and no record", async () => {
    await renderWithApi({ given: (api) => api.given.route({ name: "G7" }), ...opened });

    expect(await screen.findByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("button", { name: "Add Send" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Project" })).not.toBeInTheDocument();
    expect(screen.queryByRole("definition", { name: "Sends" })).not.toBeInTheDocument();
  });

  test("says kindly that a route is unknown", async () => {
    await renderWithApi({
      given: (api) => api.given.route(),
      show: opened.show,
      at: "/?route=01890000-0000-7000-8000-000000000000",
    });

    expect(await screen.findByRole("heading", { name: "This route is gone" })).toBeInTheDocument();
  });

  test("finds a route of a past set", async () => {
    await renderWithApi({
      given: async ({ given }) => {
        const old = await given.set({ date: new Date("2026-01-01") });
        const route = await given.route({ set_id: old.id, name: "Old one" });
        await given.set({ circuit_id: old.circuit_id, date: new Date("2026-02-01") });
        return route;
      },
      ...opened,
    });

    expect(await screen.findByRole("dialog", { name: "Old one" })).toBeInTheDocument();
  });
});

const mine = async (api: TestApi) =>
  (await (await api.fetch("/api/climbs/me")).json()) as { route: string; sent: boolean }[];

const projects = async (api: TestApi) =>
  (await (await api.fetch("/api/projects/me")).json()) as string[];
