import { screen } from "@testing-library/react";

import type { TestApi } from "@topout/api/testing";
import type { Route, RouteSet } from "@topout/shared/contract";
import { notifications, session } from "@topout/shared/platform";

import { Component as RouteSettingScreen } from "../screens/route-setting/route-setting-screen.tsx";
import { caveLayout } from "./cave-layout.ts";
import { renderWithApi } from "./render.ts";

interface GymOptions {
  /** Whether the set of the routes is not the current one. */
  readonly isEarlierSet?: boolean;
  readonly gym?: Parameters<TestApi["seed"]["gym"]>[0];
}

/** Signs in a setter, and creates the circuit Green with a set of two routes. */
async function createGym(
  { seed, signIn, fetchAnonymously }: TestApi,
  { isEarlierSet, gym: values }: Required<GymOptions>,
) {
  const { user } = await signIn({ route_setter: true });
  const gym = await seed.gym({ layout: caveLayout, ...values });
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const set = await seed.set({ circuit_id: circuit.id, date: new Date("2026-11-02") });
  if (isEarlierSet) await seed.set({ circuit_id: circuit.id, date: new Date("2026-12-01") });
  const g1 = await seed.route({ set_id: set.id, name: "G1" });
  const g2 = await seed.route({ set_id: set.id, name: "G2" });
  await seed.send({ user: user.id, route: g1.id });
  const fetchJson = async <T,>(path: string) =>
    (await (await fetchAnonymously(`/api/${path}`)).json()) as T;
  return {
    user,
    set,
    g1,
    g2,
    listRoutes: () => fetchJson<Route[]>(`routes/get_all?gym_id=${gym.id}`),
    listSets: () => fetchJson<RouteSet[]>(`sets/${gym.id}`),
  };
}

/** Opens the screen with a gym of two routes. */
export async function openRouteSetting({ isEarlierSet = false, gym = {} }: GymOptions = {}) {
  const rendered = await renderWithApi({
    seed: (api) => createGym(api, { isEarlierSet, gym }),
    render: () => <RouteSettingScreen />,
    initialEntry: ({ set }) => `/route_setting?set=${set.id}`,
  });
  await screen.findByRole("button", { name: "Edit G1" });
  return rendered;
}

export type User = Awaited<ReturnType<typeof openRouteSetting>>["user"];

export const clickButton = async (user: User, name: string) =>
  user.click(await screen.findByRole("button", { name }));

/** Chooses an item of a route's menu. */
export async function chooseRouteAction(user: User, routeName: string, action: string) {
  await clickButton(user, `${routeName}, more`);
  await user.click(screen.getByRole("menuitem", { name: action }));
}

/** Updates a route outside the screen, as if by another setter. */
export async function updateRoute({ id }: { id: string }, change: object) {
  const route = (await (await fetch(`/api/routes/${id}`)).json()) as Route;
  const { set_id, name, grade, style, location, x, y } = route;
  const fields = { route_id: id, set_id, name, grade, style, location, x, y, ...change };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  const headers = { authorization: `Bearer ${session.getState().token ?? ""}` };
  const { ok, status } = await fetch("/api/routes/update", {
    method: "PATCH",
    body: form,
    headers,
  });
  if (!ok) throw new Error(`The update failed with ${status}`);
}

/** Clicks Undo in a notification. */
export const clickUndo = () =>
  notifications
    .getState()
    .list.find(({ action }) => action?.label === "Undo")
    ?.action?.run();
