import type { Route } from "@topout/shared/contract";
import fc from "fast-check";

import { createFormRequest } from "./create-form-request.ts";
import { createJsonRequest } from "./create-json-request.ts";
import { type TestApi, readJson } from "./index.ts";

export type GymChange =
  | "addSend"
  | "addAttempt"
  | "removeClimb"
  | "changeRoute"
  | "moveRoute"
  | "removeRoute"
  | "changeCircuit"
  | "removeCircuit"
  | "changeGym"
  | "relocateRoutes"
  | "hideAndShowSends";

/** `n` selects the row that changes, `value` its new value. */
export interface GymEvent {
  readonly type: GymChange;
  readonly n: number;
  readonly value: number;
}

/** Each change, and how often it occurs. */
const WEIGHTS: Readonly<Record<GymChange, number>> = {
  addSend: 6,
  addAttempt: 1,
  removeClimb: 2,
  changeRoute: 2,
  moveRoute: 2,
  removeRoute: 1,
  changeCircuit: 2,
  removeCircuit: 1,
  changeGym: 2,
  relocateRoutes: 1,
  hideAndShowSends: 1,
};

export const gymEventArbitrary: fc.Arbitrary<GymEvent> = fc.record({
  type: fc.oneof(
    ...Object.entries(WEIGHTS).map(([type, weight]) => ({
      weight,
      arbitrary: fc.constant(type as GymChange),
    })),
  ),
  n: fc.nat(7),
  value: fc.nat(3),
});

const addSend = (n: number, value = 0): GymEvent => ({ type: "addSend", n, value });

/** Each change after a send in each of the two gyms, and after sends on different days in different time zones. */
export const gymEventExamples: [GymEvent[]][] = Object.keys(WEIGHTS).flatMap((type) => {
  const event: GymEvent = { type: type as GymChange, n: 0, value: 3 };
  return [
    [[addSend(0, 1), addSend(1, 2), event]],
    [[...[0, 2, 4, 6].map((n) => addSend(n)), event]],
  ];
});

const LOCATIONS = ["Cave", "cave", "Slab", "The Cave"];
const STYLES = ["Slab", "Slab,Crimp", "crimp", "Jug"];
const COLORS = ["violet", "red", "green", "blue"] as const;
const TIME_ZONES = ["", "Europe/London", "America/Los_Angeles", "Pacific/Auckland"];
/** Close to the start of a month in some time zones. */
const DAYS_AGO = [0, 1, 28, 29];

/** Creates two gyms with two circuits of two routes each, and returns a function that changes them as staff does. */
export async function setUpGymEvents(api: TestApi) {
  const climber = await api.signIn();
  const staff = await api.signIn({ is_superuser: true, route_setter: true });
  const gyms = [await api.seed.gym(), await api.seed.gym({ time_zone: "Pacific/Auckland" })];
  const circuits = await Promise.all(
    [...gyms, ...gyms].map(({ id }) => api.seed.circuit({ gym_id: id })),
  );
  const sets = await Promise.all(circuits.map(({ id }) => api.seed.set({ circuit_id: id })));
  for (const { id } of [...sets, ...sets]) await api.seed.route({ set_id: id, x: 1, y: 1 });

  const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length];
  const listRoutes = () => readJson<Route[]>(api.fetchAnonymously("/api/routes/get_all"));
  const pickRoute = async (n: number) => pick(await listRoutes(), n);
  const send = async (path: string, init: RequestInit) => {
    const { status } = await staff.fetch(`/api/${path}`, init);
    // The row may have been removed.
    if (status >= 400 && status !== 404) throw new Error(`${path}: ${status}`);
  };
  const updateRoute = async (n: number, change: RouteChange) => {
    const route = await pickRoute(n);
    if (route) await send("routes/update", createRouteUpdate(route, change));
  };
  const logClimb = async (kind: "send" | "attempt", { n, value }: GymEvent) => {
    const time = new Date(Date.now() - (DAYS_AGO[value] ?? 0) * 86_400_000 - n * 3 * 3_600_000);
    const route = await pickRoute(n);
    if (!route) return;
    await climber.fetch(
      `/api/climbs/me/add_${kind}/${route.id}`,
      createJsonRequest("POST", { time }),
    );
  };

  const actions: Record<GymChange, (event: GymEvent) => Promise<unknown>> = {
    addSend: (event) => logClimb("send", event),
    addAttempt: (event) => logClimb("attempt", event),
    removeClimb: async ({ n }) => {
      const climb = pick(await readJson<{ id: string }[]>(climber.fetch("/api/climbs/me")), n);
      await climber.fetch(`/api/climbs/me/${climb?.id}`, { method: "DELETE" });
    },
    changeRoute: ({ n, value }) =>
      updateRoute(n, { location: LOCATIONS[value], style: STYLES[(value + n) % STYLES.length] }),
    moveRoute: async ({ n, value }) => {
      const gymId = (await pickRoute(n))?.gym_id;
      const gymSets = sets.filter((_, index) => circuits[index]?.gym_id === gymId);
      await updateRoute(n, { set_id: pick(gymSets, value)?.id });
    },
    removeRoute: async ({ n }) => send(`routes/${(await pickRoute(n))?.id}`, { method: "DELETE" }),
    changeCircuit: ({ n, value }) => {
      const fields = { name: `Circuit ${value}`, color: COLORS[value] };
      return send(`circuits/${pick(circuits, n)?.id}`, createFormRequest("PATCH", fields));
    },
    removeCircuit: ({ n }) => send(`circuits/${pick(circuits, n)?.id}`, { method: "DELETE" }),
    changeGym: ({ n, value }) => {
      const fields = { name: `Gym ${value}`, time_zone: TIME_ZONES[value] };
      return send(`gyms/${pick(gyms, n)?.id}`, createFormRequest("PATCH", fields));
    },
    relocateRoutes: ({ n, value }) => {
      const layout = JSON.stringify({ lines: [], areas: [createArea(`Area ${value}`)] });
      return send(`gyms/${pick(gyms, n)?.id}`, createFormRequest("PATCH", { layout }));
    },
    hideAndShowSends: async () => {
      for (const send_visible of [false, true]) {
        await climber.fetch("/api/users/me", createJsonRequest("PATCH", { send_visible }));
      }
    },
  };
  return { climber, gyms, apply: (event: GymEvent) => actions[event.type](event) };
}

type RouteChange = Readonly<Record<string, string | undefined>>;

type RouteFields = Pick<
  Route,
  "id" | "name" | "grade" | "location" | "style" | "x" | "y" | "set_id"
>;

/** Creates the request of the form, which sends all fields. */
export const createRouteUpdate = (
  { id: route_id, name, grade, location, style, x, y, set_id }: RouteFields,
  change: RouteChange,
): RequestInit =>
  createFormRequest("PATCH", {
    route_id,
    name,
    grade,
    location,
    style,
    x,
    y,
    set_id: set_id ?? undefined,
    ...change,
  });

/** An area that contains all routes. */
const createArea = (name: string) => ({
  name,
  joined: true,
  style: "area",
  color: "#ff000022",
  points: [
    { x: -50, y: -50 },
    { x: 50, y: -50 },
    { x: 0, y: 50 },
  ],
});
