import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { TestApi } from "@topout/api/testing";
import { setPreference } from "@topout/shared/platform";

import { renderWithApi } from "../../testing/render.ts";
import { stubScrollIntoView } from "../../testing/stub-scroll.ts";
import { Component as RouteSettingScreen } from "./route-setting-screen.tsx";

const NOVEMBER = new Date("2026-11-02T00:00:00Z");
const OCTOBER = new Date("2026-10-01T00:00:00Z");

/** Creates the circuits Red and Green. Green has two sets, and its current set has two routes. */
async function createGym({ seed, signIn }: TestApi) {
  const { user } = await signIn({ route_setter: true });
  const gym = await seed.gym();
  await seed.circuit({ gym_id: gym.id, name: "Red", color: "red" });
  const green = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const october = await seed.set({ circuit_id: green.id, date: OCTOBER });
  await seed.route({ set_id: october.id, name: "G7" });
  const november = await seed.set({ circuit_id: green.id, date: NOVEMBER });
  await seed.route({ set_id: november.id, name: "G10", location: "The Slab", style: "Jug,Crimp" });
  const route = await seed.route({ set_id: november.id, name: "G2" });
  await seed.send({ user: user.id, route: route.id });
}

const open = (seed: (api: TestApi) => Promise<void> = createGym) =>
  renderWithApi({ seed, render: () => <RouteSettingScreen /> });

const findRouteNames = async () => {
  const list = await screen.findByRole("list", { name: "Routes" });
  return within(list)
    .getAllByRole("heading")
    .map((heading) => heading.textContent);
};

/** All media queries match: a desktop, and a preference for reduced motion. */
const stubMatchingMedia = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => vi.unstubAllGlobals());

describe("RouteSettingScreen", () => {
  test("shows a member of a team the gym of the team, whichever gym is selected", async () => {
    await open(async ({ seed, signIn }) => {
      const { user } = await signIn();
      const other = await seed.gym({ name: "A gym" });
      await seed.circuit({ gym_id: other.id, name: "Red", color: "red" });
      const own = await seed.gym({ name: "Own gym" });
      await seed.circuit({ gym_id: own.id, name: "Green", color: "green" });
      await seed.member({ user_id: user.id, gym_id: own.id });
      setPreference("gymId", other.id);
    });

    expect(await screen.findByRole("tab", { name: "Green" })).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Red" })).not.toBeInTheDocument();
  });

  test("opens the first circuit in display order with its current set", async () => {
    await open();

    expect(await screen.findByRole("tab", { name: "Green", selected: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Set: November 2026 Current" })).toBeVisible();
  });

  test("lists the routes in natural order with their number of sends", async () => {
    await open();

    expect(await findRouteNames()).toEqual(["G2 6a", "G10 6a"]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("1 send");
    expect(second).toHaveTextContent("The Slab · Jug, Crimp");
    expect(second).toHaveTextContent("0 sends");
  });

  test("shows an older set when it is selected", async () => {
    const { user } = await open();

    await user.click(await screen.findByRole("button", { name: /November 2026/ }));
    await user.click(screen.getByRole("menuitemradio", { name: "October 2026" }));

    expect(await screen.findByRole("button", { name: "Set: October 2026" })).toBeVisible();
    expect(await findRouteNames()).toEqual(["G7 6a"]);
  });

  test("shows that a circuit has no sets", async () => {
    const { user } = await open();

    await user.click(await screen.findByRole("tab", { name: "Red" }));

    expect(screen.getByRole("heading", { name: "No sets yet" })).toBeVisible();
  });

  test("shows that a set has no routes", async () => {
    await open(async ({ seed, signIn }) => {
      await signIn({ route_setter: true });
      await seed.set();
    });

    expect(await screen.findByRole("heading", { name: "No routes in this set" })).toBeVisible();
  });

  test("shows that a gym has no circuits", async () => {
    await open(async ({ seed, signIn }) => {
      await signIn({ route_setter: true });
      await seed.gym();
    });

    expect(await screen.findByRole("heading", { name: "No circuits yet" })).toBeVisible();
  });

  test("shows that there are no gyms", async () => {
    await open(async () => {});

    expect(await screen.findByRole("heading", { name: "No gyms yet" })).toBeVisible();
  });

  test("leads an admin without gyms to the first one", async () => {
    await open(async ({ signIn }) => void (await signIn({ is_superuser: true })));

    expect(await screen.findByRole("link", { name: "New gym" })).toBeVisible();
  });

  test("shows the circuit on a map on desktop", async () => {
    stubMatchingMedia();
    await open();

    const map = await screen.findByRole("listbox", { name: "Map of Green, 2 routes" });
    expect(within(map).getByRole("option", { name: "G10, The Slab" })).toBeInTheDocument();
  });

  test("scrolls to the selected route without an animation if the user prefers reduced motion", async () => {
    stubMatchingMedia();
    const scrollIntoView = stubScrollIntoView();
    const { user } = await open();

    await user.click(await screen.findByRole("button", { name: "G10" }));

    expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "instant" });
  });
});
