import type { TestApi } from "@topout/api/testing";
import { formatDay } from "@topout/shared/domain";
import { preferences } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getRowNames } from "../../testing/gym.tsx";
import {
  AREA_CODE,
  createLabelledGym,
  getAddress,
  renderLabels,
  ROUTE_CODE,
} from "../../testing/labels.tsx";
import { renderWithApi } from "../../testing/render.ts";

type RouteValues = Parameters<TestApi["seed"]["route"]>[0];

const STRIPPED = {
  status: "stripped",
  stripped_at: new Date("2026-11-24T12:00:00Z"),
} as const;

/** Creates P2, which has the label, and G1 to G6 in the same area, the last one nearest to it. */
const createRoutes =
  (values: RouteValues, { count = 6 } = {}) =>
  async (api: TestApi) => {
    await api.seed.gym({ name: "A first gym" });
    const { gym, set } = await createLabelledGym(api);
    const ofSlab = { set_id: set.id, location: "The Slab" };
    for (let number = 1; number <= count; number += 1) {
      await api.seed.route({ ...ofSlab, name: `G${number}`, x: -10 - number * 5, y: 10 });
    }
    const route = await api.seed.route({
      ...ofSlab,
      name: "P2",
      code: ROUTE_CODE,
      x: -45,
      y: 10,
      ...values,
    });
    return { gym, route };
  };

const openLabel = (seed: ReturnType<typeof createRoutes>) =>
  renderWithApi({ seed, render: renderLabels, initialEntry: `/r/${ROUTE_CODE}` });

const findPanel = async () => within(await screen.findByRole("dialog", { name: "P2" }));

describe("the label of a route on the wall", () => {
  test("opens its panel over its wall, and selects its gym", async () => {
    const { data } = await openLabel(createRoutes({}));

    expect((await findPanel()).getByRole("link", { name: "Login" })).toBeVisible();
    expect(getAddress()).toHaveTextContent(`/w/${AREA_CODE}?route=${data.route.id}`);
    expect(preferences.getState().gymId).toBe(data.gym.id);
  });

  test("leads to its wall when its panel closes", async () => {
    const { user } = await openLabel(createRoutes({}));

    await user.click((await findPanel()).getByRole("button", { name: "Close" }));

    await waitFor(() => expect(getAddress()).toHaveTextContent(`/w/${AREA_CODE}`));
    expect(getAddress()).not.toHaveTextContent("route=");
    expect(await screen.findByRole("listbox", { name: "The Slab, 7 routes" })).toBeInTheDocument();
  });

  test("outside all areas opens its panel over the map of its gym, at its place", async () => {
    const { data } = await openLabel(createRoutes({ location: "The Roof" }));

    await findPanel();
    expect(getAddress()).toHaveTextContent(`/?route=${data.route.id}`);
    const { gymId, mapViews } = preferences.getState();
    expect(gymId).toBe(data.gym.id);
    expect(mapViews[data.gym.id]).toMatchObject({ centre: { x: -45, y: 10 } });
  });

  test("counts one scan", async () => {
    const { api } = await openLabel(createRoutes({}));
    await findPanel();

    const { rows } = await api.db.execute("select code, scans from code_scans");
    expect(rows).toEqual([{ code: ROUTE_CODE, scans: 1 }]);
  });
});

describe("the label of a stripped route", () => {
  test("says when it came down, and shows the five nearest routes of its area", async () => {
    const { user } = await openLabel(createRoutes(STRIPPED));
    const panel = await findPanel();

    const day = formatDay(STRIPPED.stripped_at.toISOString());
    expect(panel.getByRole("heading", { name: `Stripped ${day}` })).toBeVisible();
    expect(panel.getByText("Off the wall. Only its label is still up.")).toBeVisible();
    expect(panel.getByRole("heading", { name: "What hangs there now" })).toBeVisible();
    expect(await panel.findByText("5 routes")).toBeVisible();
    await waitFor(() => expect(getRowNames(panel)).toEqual(["G6", "G5", "G4", "G3", "G2"]));
    expect(await panel.findByRole("link", { name: "Open The Slab" })).toHaveAttribute(
      "href",
      `/w/${AREA_CODE}`,
    );

    await user.click(panel.getByRole("button", { name: /^G6/ }));
    expect(await screen.findByRole("dialog", { name: "G6" })).toBeVisible();
  });

  test("opens its wall", async () => {
    const { user } = await openLabel(createRoutes(STRIPPED));
    const link = await (await findPanel()).findByRole("link", { name: "Open The Slab" });

    await user.click(link);

    expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("says that nothing hangs there yet", async () => {
    await openLabel(createRoutes(STRIPPED, { count: 0 }));

    const panel = await findPanel();
    expect(await panel.findByRole("heading", { name: "Nothing hangs there yet" })).toBeVisible();
  });
});

test("the code of an area opens its wall", async () => {
  await renderWithApi({
    seed: createRoutes({}),
    render: renderLabels,
    initialEntry: `/r/${AREA_CODE}`,
  });

  expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
  expect(getAddress()).toHaveTextContent(`/w/${AREA_CODE}`);
});

test("an unknown code says so", async () => {
  await renderWithApi({ seed: createRoutes({}), render: renderLabels, initialEntry: "/r/CCCCCC" });

  expect(await screen.findByRole("heading", { name: "Off route" })).toBeVisible();
  expect(screen.getByText("This code does not belong to a route here.")).toBeVisible();
});
