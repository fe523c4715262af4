import type { TestApi } from "@topout/api/testing";
import { useLocation } from "@topout/shared/platform";
import { screen, within } from "@testing-library/react";
import { useState } from "react";

import { Component as Dashboard } from "../screens/dashboard/dashboard-screen.tsx";

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

/** Mounts the dashboard when the button is clicked. Its requests start then. */
export function DeferredDashboard() {
  const [isMounted, setIsMounted] = useState(false);
  return isMounted ? <Dashboard /> : <button onClick={() => setIsMounted(true)}>Show</button>;
}

export const renderDashboard = () => (
  <>
    <Dashboard />
    <CurrentUrl />
  </>
);

const wall = {
  joined: false,
  style: "wall" as const,
  points: [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ],
};

/** Creates a gym with the circuits Green and Purple. Its wall has G2, P1 and G10, from left to right. None is new. */
export async function createGym({ seed }: TestApi) {
  const { id: gym_id } = await seed.gym({ layout: { lines: [wall], areas: [] } });
  const purple = await seed.circuit({ name: "Purple", color: "violet", gym_id });
  const green = await seed.circuit({ name: "Green", color: "green", gym_id });
  const greenSet = await seed.set({ circuit_id: green.id, date: new Date("2026-11-03") });
  const purpleSet = await seed.set({ circuit_id: purple.id, date: new Date("2026-10-03") });
  const inGreen = { set_id: greenSet.id, published_at: new Date("2025-11-03") };
  const inPurple = { set_id: purpleSet.id, published_at: new Date("2025-10-03") };
  const g10 = await seed.route({ ...inGreen, name: "G10", location: "Cave", x: 50 });
  const g2 = await seed.route({ ...inGreen, name: "G2", location: "Wall", x: -50 });
  const p1 = await seed.route({ ...inPurple, name: "P1", location: "The Slab", x: 0 });
  return {
    g10,
    g2,
    p1,
    green: { gym_id, circuit_id: green.id },
    purple: { gym_id, circuit_id: purple.id },
  };
}

export const findDotLabels = async () =>
  within(await screen.findByRole("listbox"))
    .getAllByRole("option")
    .map((option) => option.getAttribute("aria-label"));

export const openSection = async (name: RegExp, click: (element: Element) => Promise<void>) => {
  await click(await screen.findByRole("button", { name, expanded: false }));
};

export const getRowNames = (container: Pick<typeof screen, "getAllByRole"> = screen) =>
  container
    .getAllByRole("listitem")
    .map((row) => within(row).queryByText(/^[A-Z]\d+$/)?.textContent)
    .filter((name) => name !== undefined);
