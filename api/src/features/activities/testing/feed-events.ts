import { and, eq } from "drizzle-orm";
import fc from "fast-check";

import { blocks, climbs, users } from "../../../database/schema.ts";
import type { TestApi } from "../../../testing/index.ts";
import { readFeedTotal } from "./read-feed.ts";

/** The first climber reads the feed. Their account is never removed. */
export const CLIMBER_COUNT = 3;

/** A read of the feed adds the waiting activities to it. */
export type FeedChange =
  | "send"
  | "removeClimb"
  | "toggleSendVisibility"
  | "toggleBlock"
  | "removeUser"
  | "read";

export interface FeedEvent {
  readonly type: FeedChange;
  readonly climber: number;
  readonly day: number;
  readonly hour: number;
}

/** Few climbers, days and hours, so that events often change the same activities. */
export const feedEventArbitrary: fc.Arbitrary<FeedEvent> = fc.record({
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant("send" as const) },
    { weight: 5, arbitrary: fc.constant("removeClimb" as const) },
    { weight: 2, arbitrary: fc.constant("toggleSendVisibility" as const) },
    { weight: 2, arbitrary: fc.constant("toggleBlock" as const) },
    { weight: 1, arbitrary: fc.constant("removeUser" as const) },
    { weight: 4, arbitrary: fc.constant("read" as const) },
  ),
  climber: fc.nat(CLIMBER_COUNT - 1),
  day: fc.nat(3),
  hour: fc.nat(4),
});

/** Removes all users, creates the climbers, and returns a function that applies an event. */
export async function setUpClimbers(api: TestApi) {
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

  const actions: Record<FeedChange, (event: FeedEvent) => Promise<unknown>> = {
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
    // On some days the reader blocks the climber, on the others the climber blocks the reader.
    toggleBlock: async ({ climber, day }) => {
      if (climber === 0 || !(await findUser(climber))) return;
      const block =
        day % 2 === 0
          ? { user_id: getUserId(0), blocked_id: getUserId(climber) }
          : { user_id: getUserId(climber), blocked_id: getUserId(0) };
      const isBlock = and(
        eq(blocks.user_id, block.user_id),
        eq(blocks.blocked_id, block.blocked_id),
      );
      const removed = await api.db.delete(blocks).where(isBlock).returning();
      if (removed.length === 0) await api.db.insert(blocks).values(block);
    },
    removeUser: async ({ climber }) => {
      if (climber > 0) await api.db.delete(users).where(eq(users.id, getUserId(climber)));
    },
    read: () => readFeedTotal(api.fetchAnonymously),
  };
  return {
    route,
    readerFetch: climbers[0]?.fetch ?? api.fetch,
    apply: (event: FeedEvent) => actions[event.type](event),
  };
}
