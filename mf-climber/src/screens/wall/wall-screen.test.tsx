import type { TestApi } from "@topout/api/testing";
import { preferences, setPreference } from "@topout/shared/platform";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { findDotLabels, getRowNames } from "../../testing/gym.tsx";
import { AREA_CODE, createLabelledGym, getAddress, renderLabels } from "../../testing/labels.tsx";
import { renderWithApi } from "../../testing/render.ts";

async function createWall(api: TestApi) {
  const { gym, set } = await createLabelledGym(api);
  const inSet = { set_id: set.id, published_at: new Date("2025-11-03") };
  const ofSlab = { ...inSet, location: "The Slab", style: "Balance" };
  await api.seed.route({ ...ofSlab, name: "G1", x: -40, y: 10 });
  await api.seed.route({ ...ofSlab, name: "G2", x: -30, y: 20 });
  await api.seed.route({ ...inSet, location: "The Cave", name: "G3", x: 40, y: 10 });
  return gym;
}

const stubDesktop = () => {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => query);
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** Another gym is the first one, which a visitor sees. */
async function createWallOfSecondGym(api: TestApi) {
  await api.seed.gym({ name: "A first gym" });
  return createWall(api);
}

interface Options {
  seed?: (api: TestApi) => Promise<unknown>;
  initialEntry?: string;
  isOffline?: boolean;
  failingCalls?: RegExp;
}

const openWall = (options: Options = {}) =>
  renderWithApi({
    seed: createWallOfSecondGym,
    initialEntry: `/w/${AREA_CODE}`,
    ...options,
    render: renderLabels,
  });

describe("the label of a wall", () => {
  test("shows a visitor the routes of the area, and the others faint", async () => {
    await openWall();

    expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
    expect(screen.getByText("You are at")).toBeVisible();
    expect(await screen.findByRole("listbox", { name: "The Slab, 2 routes" })).toBeInTheDocument();
    expect(await findDotLabels()).toHaveLength(3);
    const dimmed = document.querySelectorAll("[role=option][data-dimmed]");
    expect([...dimmed].map((dot) => dot.getAttribute("aria-label"))).toEqual([
      "G3, Green, The Cave",
    ]);
    expect(screen.getByRole("heading", { name: "On this wall" })).toBeVisible();
    expect(getRowNames()).toEqual(["G1", "G2"]);
    expect(screen.getAllByText("Green · Balance")).toHaveLength(2);
  });

  test("has the names of its routes on the map", async () => {
    await openWall();

    const map = await screen.findByRole("listbox", { name: "The Slab, 2 routes" });
    await waitFor(() => {
      const names = [...map.querySelectorAll(".dot-label")].map(({ textContent }) => textContent);
      expect(names).toEqual(["G1", "G2"]);
    });
  });

  test("opens the panel of a route", async () => {
    const { user } = await openWall();

    await user.click(await screen.findByRole("button", { name: /^G1/ }));

    expect(await screen.findByRole("dialog", { name: "G1" })).toBeVisible();
    expect(getAddress()).toHaveTextContent(/^\/w\/2BCDFG\?route=/);
  });

  test("selects its gym, and leads to the dashboard of the gym that the user selects next", async () => {
    const { data, api } = await renderWithApi({
      seed: createWallOfSecondGym,
      render: renderLabels,
      initialEntry: `/w/${AREA_CODE}`,
    });
    await screen.findByRole("heading", { level: 1, name: "The Slab" });
    await waitFor(() => expect(preferences.getState().gymId).toBe(data.id));

    const other = await api.seed.gym();
    act(() => setPreference("gymId", other.id));

    await waitFor(() => expect(getAddress()).toHaveTextContent(/^\/$/));
  });

  test("leads to the whole gym", async () => {
    const { data, user } = await renderWithApi({
      seed: createWallOfSecondGym,
      render: renderLabels,
      initialEntry: `/w/${AREA_CODE}`,
    });
    const link = await screen.findByRole("link", { name: "Whole gym" });
    act(() => setPreference("mapViews", { [data.id]: { zoom: 3, centre: { x: 0, y: 0 } } }));

    await user.click(link);

    expect(await screen.findByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
    expect(preferences.getState().mapViews).toEqual({});
  });

  test("can be typed in lower case", async () => {
    await openWall({ initialEntry: `/w/${AREA_CODE.toLowerCase()}` });

    expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
  });

  test("says that nothing is on the wall", async () => {
    await openWall({ seed: createLabelledGym });

    expect(
      await screen.findByRole("heading", { name: "Nothing on this wall right now" }),
    ).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Whole gym" })).toHaveLength(2);
  });

  test("of a removed area leads to the dashboard of its gym", async () => {
    await openWall({
      seed: async (api) => {
        await createWallOfSecondGym(api);
        await api.db.execute("update gyms set layout = jsonb_set(layout, '{areas}', '[]')");
      },
    });

    expect(await screen.findByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
    expect(getAddress()).toHaveTextContent(/^\/$/);
  });
});

test("an unknown code says so, beside the search of gyms", async () => {
  stubDesktop();
  const { user, api } = await openWall({ initialEntry: "/w/3BCDFG" });
  const { id } = await api.seed.gym({ name: "Zénith Blocs" });

  expect(await screen.findByRole("heading", { name: "Off route" })).toBeVisible();
  expect(screen.getByText("This code does not belong to a wall here.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Search gyms" }));
  const search = await screen.findByRole("dialog", { name: "Gyms" });
  await user.click(search);
  await user.type(within(search).getByRole("combobox", { name: "Search gyms" }), "zen");
  await user.click(await screen.findByRole("option", { name: /^Zénith Blocs/ }));

  expect(preferences.getState().gymId).toBe(id);
  await waitFor(() => expect(getAddress()).toHaveTextContent(/^\/$/));
});

describe("the label of a wall without a network", () => {
  test("says that the wall is not saved, and shows it when the network is back", async () => {
    const { network, user } = await openWall({ isOffline: true });

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("You are offline.");
    expect(alert).toHaveTextContent("This wall is not saved on this device yet.");
    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
  });

  test("shows the wall if the device has stored its gym", async () => {
    const { network, user } = await openWall({ seed: createWall, initialEntry: "/" });
    await screen.findByRole("listbox", { name: "Gym map, 3 routes" });

    network.disconnect();
    await user.click(screen.getByRole("link", { name: "Scan the wall" }));

    expect(await screen.findByRole("listbox", { name: "The Slab, 2 routes" })).toBeInTheDocument();
  });
});

test("a failed request offers to retry", async () => {
  const { network, user } = await openWall({ failingCalls: /codes/ });
  expect(await screen.findByRole("alert")).toHaveTextContent("The wall couldn't load");

  network.restore();
  await user.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByRole("heading", { level: 1, name: "The Slab" })).toBeVisible();
});
