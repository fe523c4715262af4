import { screen } from "@testing-library/react";

import type { TestApi } from "@topout/api/testing";
import type { ResetPage } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useIsMutating, useLocation } from "@topout/shared/platform";

import { Component as InsightsScreen } from "../screens/insights/insights-screen.tsx";
import { caveLayout } from "./cave-layout.ts";
import { renderWithApi } from "./render.ts";
import { createSend } from "./resets.tsx";

const DAY_MS = 24 * 60 * 60_000;
type GymValues = Parameters<TestApi["seed"]["gym"]>[0];
type RouteValues = Parameters<TestApi["seed"]["route"]>[0];
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A gym with a scale, and the route G1 (V0) in The Cave, which went up 23 days ago. */
export async function createGymWithoutSends({ seed, signIn }: TestApi, gymValues: GymValues = {}) {
  const { user, fetch } = await signIn({ route_setter: true, username: "noor_" });
  const gym = await seed.gym({
    layout: caveLayout,
    grade_scale: { system: "v", grades: ["VB", "V0", "V1", "V2", "V3"] },
    ...gymValues,
  });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const set = await seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
  const createRoute = (name: string, rank: number | null, values: RouteValues = {}) =>
    seed.route({
      set_id: set.id,
      name,
      location: "The Cave",
      grade_min: rank,
      grade_max: rank,
      published_at: daysAgo(23),
      ...values,
    });
  const g1 = await createRoute("G1", 1);
  return {
    user,
    gym,
    circuit,
    g1,
    createRoute,
    send: createSend(fetch),
    /** The routes that each draft takes down. */
    listStrips: async () => {
      const response = await fetch(`/api/gyms/${gym.id}/resets?drafts=true`);
      return ((await response.json()) as ResetPage).data.map(({ strip }) => strip);
    },
  };
}

/**
 * Adds targets, the routes G2 (V1) and G3 (no rank), and three climbers who have sent G1 16 days ago, on try 1, 1 and 2, and
 * G3 yesterday.
 */
export async function createUsedGym(api: TestApi) {
  const { seed } = api;
  const gym = await createGymWithoutSends(api, {
    grade_targets: [
      { grade: "V0", count: 1 },
      { grade: "V1", count: 3 },
      { grade: "V2", count: 2 },
    ],
  });
  const g2 = await gym.createRoute("G2", 2, { x: 10 });
  const g3 = await gym.createRoute("G3", null, { x: 20 });
  for (let number = 1; number <= 3; number += 1) {
    const { id: user } = await seed.user();
    if (number === 3) await seed.attempt({ user, route: gym.g1.id, time: daysAgo(17) });
    await seed.send({ user, route: gym.g1.id, time: daysAgo(16) });
    await seed.send({ user, route: g3.id, time: daysAgo(1) });
  }
  return { ...gym, g2, g3 };
}

/** Adds a draft without a day that takes down G1 and puts up two routes of V1. */
export async function createGymWithReset(api: TestApi) {
  const gym = await createUsedGym(api);
  const reset = await api.seed.reset({ gym_id: gym.gym.id, name: "The Cave and Black" });
  await gym.send("PATCH", `resets/${reset.id}`, { strip_add: [gym.g1.id] });
  for (const name of ["N1", "N2"]) {
    const rank = { grade_min: 2, grade_max: 2 };
    await api.seed.draft({ reset_id: reset.id, circuit_id: gym.circuit.id, name, ...rank });
  }
  return { ...gym, reset };
}

const Location = () => (
  <output aria-label="Search params" aria-busy={useIsMutating() > 0}>
    {useLocation().search}
  </output>
);

/** Opens the insights of a gym. An `output` shows the search params, and is busy during a mutation. */
export const openInsights = <Data,>(seed: (api: TestApi) => Promise<Data>, failingCalls?: RegExp) =>
  renderWithApi({
    seed,
    render: () => (
      <>
        <InsightsScreen />
        <Location />
      </>
    ),
    initialEntry: paths.insights,
    ...(failingCalls && { failingCalls }),
  });

/** The cells of the row of a grade, as text, and what its pyramid says. */
export async function findGrade(grade: string) {
  const row = (await screen.findByRole("rowheader", { name: grade })).closest("tr");
  const cells = [...(row?.cells ?? [])].slice(2).map(({ textContent }) => textContent);
  return { label: row?.querySelector('[role="img"]')?.getAttribute("aria-label"), cells };
}
