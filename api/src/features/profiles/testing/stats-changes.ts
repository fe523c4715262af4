import type { Route } from "@topout/shared/contract";
import fc from "fast-check";

import { createFormRequest } from "../../../testing/create-form-request.ts";
import { createJsonRequest } from "../../../testing/create-json-request.ts";
import { type TestApi, readJson } from "../../../testing/index.ts";

export type StatsChange =
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
export interface StatsEvent {
  readonly type: StatsChange;
  readonly n: number;
  readonly value: number;
}

/** Each change, and how often it occurs. */
const WEIGHTS: Readonly<Record<StatsChange, number>> = {
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

export const statsEventArbitrary: fc.Arbitrary<StatsEvent> = fc.record({
  type: fc.oneof(
    ...Object.entries(WEIGHTS).map(([type, weight]) => ({
      weight,
      arbitrary: fc.constant(type as StatsChange),
    })),
  ),
  n: fc.nat(7),
  value: fc.nat(3),
});

/** Each change after a send in each of the two gyms. */
export const statsEventExamples: [StatsEvent[]][] = Object.keys(WEIGHTS).map((type) => [
  [
    { type: "addSend", n: 0, value: 1 },
    { type: "addSend", n: 1, value: 2 },
    { type: type as StatsChange, n: 0, value: 3 },
  ],
]);

const LOCATIONS = ["Cave", "the cave", "Slab", ""];
const STYLES = ["Slab", "Slab,Crimp", "crimp", ""];
const COLORS = ["violet", "red", "green", "blue"] as const;
const TIME_ZONES = ["", "Pacific/Auckland", "America/Los_Angeles", "Europe/London"];
/** Close to the start of a month in some time zones. */
const DAYS_AGO = [0, 1, 28, 29];

/** The row was removed, the set is in another gym, or all routes were removed. */
const EXPECTED_ERRORS = new Set([404, 409, 422]);

/** Creates two gyms with two circuits of two routes each, and returns a function that changes them as staff does. */
export async function setUpStatsChanges(api: TestApi) {
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
    if (status >= 400 && !EXPECTED_ERRORS.has(status)) throw new Error(`${path}: ${status}`);
  };
  const logClimb = async (kind: "send" | "attempt", { n, value }: StatsEvent) => {
    const time = new Date(Date.now() - (DAYS_AGO[value] ?? 0) * 86_400_000 - n * 3_600_000);
    const route = await pickRoute(n);
    if (!route) return;
    await climber.fetch(
      `/api/climbs/me/add_${kind}/${route.id}`,
      createJsonRequest("POST", { time }),
    );
  };

  const actions: Record<StatsChange, (event: StatsEvent) => Promise<unknown>> = {
    addSend: (event) => logClimb("send", event),
    addAttempt: (event) => logClimb("attempt", event),
    removeClimb: async ({ n }) => {
      const climb = pick(await readJson<{ id: string }[]>(climber.fetch("/api/climbs/me")), n);
      await climber.fetch(`/api/climbs/me/${climb?.id}`, { method: "DELETE" });
    },
    changeRoute: async ({ n, value }) => {
      const fields = { location: LOCATIONS[value], style: STYLES[(value + n) % STYLES.length] };
      const route_id = (await pickRoute(n))?.id;
      await send("routes/update", createFormRequest("PATCH", { route_id, ...fields }));
    },
    moveRoute: async ({ n, value }) => {
      const fields = { route_id: (await pickRoute(n))?.id, set_id: pick(sets, value)?.id };
      await send("routes/update", createFormRequest("PATCH", fields));
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
  return { climber, gyms, apply: (event: StatsEvent) => actions[event.type](event) };
}

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
