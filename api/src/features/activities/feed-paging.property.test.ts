import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { climbs, users } from "../../database/schema.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { FeedReader, readAllEntries } from "./testing/read-feed.ts";

const PAGE_SIZE = 2;
/** The first climber reads the feed. Their account is never removed. */
const CLIMBER_COUNT = 3;

const EVENT_WEIGHTS = {
  send: 6,
  removeClimb: 5,
  toggleSendVisibility: 2,
  removeUser: 1,
  readPage: 6,
} as const;
type EventType = keyof typeof EVENT_WEIGHTS;

/** Few climbers, days and hours, so that events often change the same activities. */
const eventArbitrary = fc.record({
  type: fc.oneof(
    ...Object.entries(EVENT_WEIGHTS).map(([type, weight]) => ({
      weight,
      arbitrary: fc.constant(type as EventType),
    })),
  ),
  climber: fc.nat(CLIMBER_COUNT - 1),
  day: fc.nat(3),
  hour: fc.nat(4),
});
type FeedEvent = typeof eventArbitrary extends fc.Arbitrary<infer E> ? E : never;

const createEvent = (climber: number, type: EventType, day = 0): FeedEvent => ({
  type,
  climber,
  day,
  hour: 0,
});

/** The reader's three entries, so that other entries determine the start of the second page. */
const threeSends = [0, 1, 2].map((day) => createEvent(0, "send", day));
const laterSend = createEvent(1, "send", 3);
const toggleVisibility = createEvent(1, "toggleSendVisibility");
const examples: [before: FeedEvent[], during: FeedEvent[], isSignedIn: boolean][] = [
  [[...threeSends, laterSend], [toggleVisibility], false],
  [[...threeSends, laterSend, toggleVisibility], [toggleVisibility], false],
  [[...threeSends, laterSend, toggleVisibility], [createEvent(1, "removeClimb")], false],
  [[...threeSends, laterSend], [createEvent(1, "removeUser")], true],
];

async function setUpClimbers(api: TestApi) {
  await api.db.delete(users);
  const { id: route } = await api.seed.route();
  const climbers = await Promise.all(Array.from({ length: CLIMBER_COUNT }, () => api.signIn()));
  const getUserId = (climber: number) => climbers[climber]?.user.id ?? "";
  const findUser = async (climber: number) => {
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, getUserId(climber)));
    return user;
  };

  const actions: Record<Exclude<EventType, "readPage">, (event: FeedEvent) => Promise<unknown>> = {
    send: async ({ climber, day, hour }) => {
      const user = await findUser(climber);
      const time = new Date(Date.UTC(2026, 0, 1 + day, 12 + hour));
      if (user) await api.seed.send({ user: user.id, route, time });
    },
    removeClimb: async ({ climber, day, hour }) => {
      const isOwn = eq(climbs.user_id, getUserId(climber));
      const ownClimbs = await api.db.select().from(climbs).where(isOwn).orderBy(climbs.id);
      const { id } = ownClimbs[(day + hour) % ownClimbs.length] ?? {};
      await climbers[climber]?.fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
    },
    toggleSendVisibility: async ({ climber }) => {
      const user = await findUser(climber);
      await api.seed.updateUser(getUserId(climber), { send_visible: !user?.send_visible });
    },
    removeUser: async ({ climber }) => {
      if (climber > 0) await api.db.delete(users).where(eq(users.id, getUserId(climber)));
    },
  };
  return { readerFetch: climbers[0]?.fetch ?? api.fetch, actions };
}

test(
  "paging returns each entry exactly once if it stays visible",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();

    await fc.assert(
      fc.asyncProperty(
        fc.array(eventArbitrary, { maxLength: 12 }),
        fc.array(eventArbitrary, { minLength: 4, maxLength: 16 }),
        fc.boolean(),
        async (eventsBefore, eventsDuring, isSignedIn) => {
          const { readerFetch, actions } = await setUpClimbers(api);
          for (const event of eventsBefore) {
            if (event.type !== "readPage") await actions[event.type](event);
          }
          const fetch = isSignedIn ? readerFetch : api.fetchAnonymously;
          const readIds = async () => new Set((await readAllEntries(fetch)).map(({ id }) => id));

          const initialIds = await readIds();
          const reader = new FeedReader(fetch, PAGE_SIZE);
          let alwaysVisibleIds = initialIds;
          let hasMore = await reader.readNextPage();
          for (const event of eventsDuring) {
            if (event.type === "readPage") hasMore = hasMore && (await reader.readNextPage());
            else await actions[event.type](event);
            alwaysVisibleIds = alwaysVisibleIds.intersection(await readIds());
          }
          if (hasMore) await reader.readToEnd();

          const pagedIds = new Set(reader.entryIds);
          expect(reader.entryIds).toHaveLength(pagedIds.size);
          expect([...alwaysVisibleIds.difference(pagedIds)]).toEqual([]);
          expect([...pagedIds.difference(initialIds)]).toEqual([]);
        },
      ),
      { numRuns: 60, examples },
    );
  },
);
