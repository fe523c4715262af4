import type { ManyRoutesResult, Reset, Route } from "@topout/shared/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { createJsonRequest, openTestApi, readJson } from "../../testing/index.ts";

const api = await openTestApi();
afterAll(api.close);

const SETTERS = 3;
const RESETS = 3;
const ROUTES = 4;

interface Model {
  /** The drafts by their position. */
  readonly drafts: Map<number, { readonly strip: Set<number>; readonly day: string | null }>;
  readonly live: Set<number>;
}

/** Creates a gym with three setters. Positions stand for setters, resets and routes. */
async function setUp() {
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const setters: Awaited<ReturnType<typeof api.signIn>>[] = [];
  for (let count = 0; count < SETTERS; count += 1) {
    const setter = await api.signIn();
    await api.seed.member({ gym_id: gym.id, user_id: setter.user.id });
    setters.push(setter);
  }
  const routes: { readonly id: string }[] = [];
  for (let count = 0; count < ROUTES; count += 1) {
    routes.push(await api.seed.route({ set_id: set.id }));
  }
  const resets = Array.from({ length: RESETS }, () => crypto.randomUUID());
  const getRouteId = (position: number) => routes[position]?.id ?? "";
  const send = (setter: number, path: string, init?: RequestInit) => {
    const client = setters[setter];
    if (!client) throw new Error("There is no such setter");
    return client.fetch(`/api/${path}`, init);
  };
  return { gym, resets, getRouteId, send };
}
type Context = Awaited<ReturnType<typeof setUp>>;

/** What the server answers or shows, and what the model expects. */
type Result = readonly [actual: unknown, expected: unknown];
type Step = (context: Context, model: Model) => Promise<Result>;

const setter = fc.nat(SETTERS - 1);
const reset = fc.nat(RESETS - 1);
const route = fc.nat(ROUTES - 1);

const creation = fc.record({ setter, reset }).map((values): Step => async (context, { drafts }) => {
  const { gym, resets, send } = context;
  const isNew = !drafts.has(values.reset);
  if (isNew) drafts.set(values.reset, { strip: new Set(), day: null });
  const request = createJsonRequest("POST", { id: resets[values.reset] });
  const { status } = await send(values.setter, `gyms/${gym.id}/resets`, request);
  return [status, isNew ? 201 : 200];
});

const deletion = fc.record({ setter, reset }).map((values): Step => async (context, { drafts }) => {
  const { resets, send } = context;
  const path = `resets/${resets[values.reset]}`;
  const { status } = await send(values.setter, path, { method: "DELETE" });
  return [status, drafts.delete(values.reset) ? 204 : 404];
});

const change = fc
  .record({
    setter,
    reset,
    take: fc.boolean(),
    add: fc.uniqueArray(route, { maxLength: ROUTES }),
    remove: fc.uniqueArray(route, { maxLength: 2 }),
    day: fc.option(fc.constantFrom("2999-12-01", "2999-12-02")),
  })
  .map((values): Step => async ({ resets, getRouteId, send }, model) => {
    const request = createJsonRequest("PATCH", {
      strip_add: values.add.map(getRouteId),
      strip_remove: values.remove.map(getRouteId),
      leaves_on: values.day,
      take: values.take,
    });
    const { status } = await send(values.setter, `resets/${resets[values.reset]}`, request);
    return [status, applyChange(model, values)];
  });

interface Change {
  readonly reset: number;
  readonly take: boolean;
  readonly add: readonly number[];
  readonly remove: readonly number[];
  readonly day: string | null;
}

/** Changes the model, and returns the status of the response. */
function applyChange({ drafts, live }: Model, { reset: position, ...values }: Change): number {
  const draft = drafts.get(position);
  if (!draft) return 404;
  const others = [...drafts.values()].filter((other) => other !== draft);
  const isTaken = others.some(({ strip }) => values.add.some((added) => strip.has(added)));
  const isStripped = values.add.some((added) => !live.has(added));
  if (isStripped || (isTaken && !values.take)) return 409;
  for (const { strip } of others) for (const added of values.add) strip.delete(added);
  const strip = new Set([...draft.strip, ...values.add]).difference(new Set(values.remove));
  drafts.set(position, { strip, day: values.day });
  return 200;
}

const stripping = fc
  .record({ setter, route, change: fc.constantFrom("strip", "restore") })
  .map((values): Step => async ({ getRouteId, send }, { live }) => {
    const id = getRouteId(values.route);
    const { version } = await readJson<Route>(send(values.setter, `routes/${id}`));
    const body = { routes: [{ id, version }], [values.change]: true };
    const request = createJsonRequest("POST", body);
    const { failed } = await readJson<ManyRoutesResult>(
      send(values.setter, "routes/change_many", request),
    );
    if (values.change === "restore") live.add(values.route);
    else live.delete(values.route);
    return [failed, []];
  });

/** Reads each reset as a setter. A stripped route is in no draft until it is restored. */
async function compareResets(context: Context, { drafts, live }: Model): Promise<Result> {
  const { resets, getRouteId, send } = context;
  const read = async (id: string, position: number) => {
    const { leaves_on, strip } = await readJson<Partial<Reset>>(
      send(position % SETTERS, `resets/${id}`),
    );
    return strip && { leaves_on, strip };
  };
  const expected = resets.map((_, position) => {
    const draft = drafts.get(position);
    const strip = [...(draft?.strip ?? [])].filter((id) => live.has(id)).toSorted(ascending);
    return draft && { leaves_on: draft.day, strip: strip.map(getRouteId) };
  });
  return [await Promise.all(resets.map(read)), expected];
}

/** Reads the announced days on the wall as a visitor. */
async function compareWall({ gym, getRouteId }: Context, model: Model): Promise<Result> {
  const path = `/api/routes/get_all?gym_id=${gym.id}&current=true`;
  const listed = await readJson<Route[]>(api.fetchAnonymously(path));
  const drafts = [...model.drafts.values()];
  return [
    listed.map(({ id, leaves_on }) => [id, leaves_on]),
    [...model.live]
      .toSorted(ascending)
      .map((id) => [getRouteId(id), drafts.find(({ strip }) => strip.has(id))?.day ?? null]),
  ];
}

const ascending = (a: number, b: number) => a - b;

const steps = fc.array(fc.oneof(creation, deletion, { arbitrary: change, weight: 4 }, stripping), {
  minLength: 5,
  maxLength: 14,
});

test(
  "a route is in one draft at most, whatever three setters plan, strip and restore",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const context = await setUp();
        const live = new Set(Array.from({ length: ROUTES }, (_, position) => position));
        const model: Model = { drafts: new Map(), live };
        for (const run of sequence) {
          for (const check of [run, compareResets, compareWall]) {
            const [actual, expected] = await check(context, model);
            expect(actual).toEqual(expected);
          }
        }
      }),
      { numRuns: process.env["FULL_SIZE"] ? 15 : 6 },
    );
  },
);
