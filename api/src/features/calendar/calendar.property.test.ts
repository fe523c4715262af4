import type { Reset } from "@topout/shared/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { createJsonRequest, openTestApi, readJson } from "../../testing/index.ts";
import { parseCalendar } from "./testing/parse-calendar.ts";

const api = await openTestApi();
afterAll(api.close);

const RESETS = 2;

/** Creates resets that take down one route each. */
async function setUp() {
  const gym = await api.seed.gym();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const setter = await api.signIn();
  await api.seed.member({ gym_id: gym.id, user_id: setter.user.id });
  const send = (method: "PATCH" | "POST", path: string, body = {}) =>
    setter.fetch(`/api/${path}`, createJsonRequest(method, body));
  const resets: ModelReset[] = [];
  for (let count = 0; count < RESETS; count += 1) {
    const route = await api.seed.route({ set_id: set.id });
    const { id } = await readJson<Reset>(send("POST", `gyms/${gym.id}/resets`));
    await send("PATCH", `resets/${id}`, { strip_add: [route.id] });
    resets.push({ id, announced: null, published: null });
  }
  const readEvents = async () => {
    const response = await api.fetchAnonymously(`/api/gyms/${gym.id}/calendar.ics`);
    return parseCalendar(await response.text()).events;
  };
  return { resets, setter, send, readEvents };
}
type Context = Awaited<ReturnType<typeof setUp>>;

interface ModelReset {
  readonly id: string;
  /** Calendar dates. */
  announced: string | null;
  published: string | null;
}

interface Step {
  readonly type: "announce" | "publish" | "undo";
  readonly reset: number;
  readonly day: string | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom("announce", "publish", "undo"),
  reset: fc.nat(RESETS - 1),
  day: fc.constantFrom("2999-12-01", "2999-12-02", null),
});

/** The API rejects the announcement of a published reset. An undo of a draft changes nothing. */
async function run(
  { resets, setter, send }: Context,
  { type, reset: position, day }: Step,
): Promise<void> {
  const reset = resets[position];
  if (!reset) throw new Error("There is no such reset");
  const path = `resets/${reset.id}`;
  if (type === "announce") {
    const { ok } = await send("PATCH", path, { leaves_on: day });
    if (ok) reset.announced = day;
  } else if (type === "publish") {
    const { version } = await readJson<Reset>(setter.fetch(`/api/${path}`));
    const { published_at } = await readJson<Reset>(send("POST", `${path}/publish`, { version }));
    reset.published = published_at?.slice(0, 10) ?? null;
  } else {
    await send("POST", `${path}/undo`);
    reset.published = null;
  }
}

const toEvent = ({ id, announced, published }: ModelReset) =>
  published === null
    ? announced && { id, day: announced, status: "TENTATIVE" }
    : { id, day: published, status: "CONFIRMED" };

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

test(
  "shows the announced and the published resets, whatever is announced, published and undone",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (sequence) => {
        const context = await setUp();
        const sequences = new Map<string, number>();
        for (const next of sequence) {
          await run(context, next);

          const events = (await context.readEvents()).toSorted(byId);
          const expected = context.resets.flatMap((reset) => toEvent(reset) || []).toSorted(byId);
          expect(events.map(({ id, day, status }) => ({ id, day, status }))).toEqual(expected);
          for (const { id, sequence: version } of events) {
            expect(version).toBeGreaterThanOrEqual(sequences.get(id) ?? 0);
            sequences.set(id, version);
          }
        }
      }),
      { numRuns: 6 },
    );
  },
);
