import { screen } from "@testing-library/react";

import type { TestApi } from "@topout/api/testing";
import type { ResetPage, Route, RouteSet } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Route as ScreenRoute, Routes, useIsMutating, useLocation } from "@topout/shared/platform";

import { Component as ResetsScreen } from "../screens/resets/resets-screen.tsx";
import { caveLayout } from "./cave-layout.ts";
import { clickButton, type User } from "./gym.tsx";
import { renderWithApi } from "./render.ts";

type Fetch = Awaited<ReturnType<TestApi["signIn"]>>["fetch"];

/** Returns a function that sends a request as one user. */
export const createSend =
  (fetchAsUser: Fetch) =>
  async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetchAsUser(`/api/${path}`, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(await response.text());
  };

/** A gym with the circuit Green, whose routes G1 and G2 are on the wall, the first one in The Cave. */
export async function createGymWithoutResets({ seed, signIn, fetchAnonymously }: TestApi) {
  const { user, fetch } = await signIn({ route_setter: true, username: "noor_" });
  const gym = await seed.gym({ layout: caveLayout });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const set = await seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
  const g1 = await seed.route({ set_id: set.id, name: "G1", x: 0, y: 0 });
  const g2 = await seed.route({ set_id: set.id, name: "G2", x: 90, y: 0 });
  return {
    user,
    gym,
    circuit,
    g1,
    g2,
    send: createSend(fetch),
    /** The sets of the circuit, the current one first. */
    listSets: async () => {
      const response = await fetchAnonymously(`/api/sets/${gym.id}`);
      return (await response.json()) as RouteSet[];
    },
    /** The resets as a setter reads them. */
    listResets: async () => {
      const response = await fetch(`/api/gyms/${gym.id}/resets`);
      return ((await response.json()) as ResetPage).data;
    },
    /** The announced day of each route, as a climber reads it. */
    listDays: async () => {
      const response = await fetchAnonymously(`/api/routes/get_all?gym_id=${gym.id}&current=true`);
      return ((await response.json()) as Route[]).map(({ leaves_on }) => leaves_on);
    },
  };
}

/** Adds a draft in which G1 comes down. */
export async function createGymWithDraft(api: TestApi) {
  const gym = await createGymWithoutResets(api);
  const draft = await api.seed.reset({
    gym_id: gym.gym.id,
    created_by: gym.user.id,
    created_at: new Date("2025-11-24T10:00:00Z"),
  });
  await gym.send("PATCH", `resets/${draft.id}`, { strip_add: [gym.g1.id] });
  return { ...gym, draft };
}

const Location = () => (
  <output aria-label="Path" aria-busy={useIsMutating() > 0}>
    {useLocation().pathname}
  </output>
);

/** Opens the list of resets of a gym. An `output` shows the path, and is busy during a mutation. */
export const openResets = <Data,>(seed: (api: TestApi) => Promise<Data>, failingCalls?: RegExp) =>
  renderWithApi({
    seed,
    render: () => (
      <>
        <Routes>
          <ScreenRoute path={paths.resets} element={<ResetsScreen />} />
          <ScreenRoute path="*" element={null} />
        </Routes>
        <Location />
      </>
    ),
    initialEntry: paths.resets,
    ...(failingCalls && { failingCalls }),
  });

export const findResetRow = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return heading.closest("li") as HTMLElement;
};

/** The names of the listed resets. */
export const listResetNames = () =>
  screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Chooses an item of a reset's menu. */
export async function chooseResetAction(user: User, reset: string, action: string) {
  await clickButton(user, `${reset}, more`);
  await user.click(screen.getByRole("menuitem", { name: action }));
}

export const getDialog = (name: string) => screen.getByRole("dialog", { name });
