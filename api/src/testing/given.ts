import { eq } from "drizzle-orm";

import { createPasswordHashes } from "../auth/password-hashes.ts";
import type { Database } from "../database/database.ts";
import { circuits, gyms, routes, sets, users, videos } from "../database/schema.ts";
import { createClimbStore } from "../features/climbs/climbs.store.ts";
import type { Changes } from "../lists/changes.ts";
import type { Storage } from "../storage/storage.ts";
import { TEST_PASSWORD, testCost } from "./test-config.ts";
import { webp } from "./webp.ts";

type New<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

interface Place {
  readonly db: Database;
  readonly changes: Changes;
  readonly storage: Storage;
}

export type Given = ReturnType<typeof createGiven>;

/** What a test finds there already. Whatever it does not name is made up, with all that it stands on. */
export function createGiven({ db, changes, storage }: Place) {
  const hashes = createPasswordHashes(testCost);
  const climbs = createClimbStore(db, changes);
  let count = 0;
  const next = () => ++count;

  const gym = (values: New<typeof gyms> = {}) =>
    changes.commit(async (tx, touch) => {
      touch("gyms");
      const made = { name: `Gym ${next()}`, location: "Leeds", about: "", layout: emptyLayout };
      return one(
        await tx
          .insert(gyms)
          .values({ ...made, ...values })
          .returning(),
      );
    });

  const circuit = async (values: New<typeof circuits> = {}) => {
    const gym_id = values.gym_id ?? (await gym()).id;
    return changes.commit(async (tx, touch) => {
      touch(`circuits:${gym_id}`);
      const made = { name: "Green", color: "green" as const, gym_id };
      return one(
        await tx
          .insert(circuits)
          .values({ ...made, ...values })
          .returning(),
      );
    });
  };

  const set = async (values: New<typeof sets> = {}) => {
    const circuit_id = values.circuit_id ?? (await circuit()).id;
    return changes.commit(async (tx, touch) => {
      touch("sets");
      touch("routes");
      return one(
        await tx
          .insert(sets)
          .values({ date: new Date(), ...values, circuit_id })
          .returning(),
      );
    });
  };

  const route = async (values: New<typeof routes> = {}) => {
    const set_id = values.set_id ?? (await set()).id;
    return changes.commit(async (tx, touch) => {
      touch("routes");
      const made = { name: `G${next()}`, grade: "6a", location: "Cave", style: "Slab", x: 0, y: 0 };
      return one(
        await tx
          .insert(routes)
          .values({ ...made, ...values, set_id })
          .returning(),
      );
    });
  };

  const user = async (values: New<typeof users> = {}) => {
    const username = values.username ?? `climber-${next()}`;
    const made = { username, email: `${username}@topout.example`.toLowerCase() };
    const password_hash = values.password_hash ?? (await hashes.make(TEST_PASSWORD));
    const rows = await db
      .insert(users)
      .values({ ...made, ...values, password_hash })
      .returning();
    return one(rows);
  };

  /** Logged as people log it; `time` may lie further back than they may say. */
  const go = async (values: { user: string; route?: string; time?: Date; sent: boolean }) => {
    const routeId = values.route ?? (await route()).id;
    const { climb } = await climbs.log({ time: new Date(), ...values, route: routeId });
    return climb;
  };

  /** A stored picture's key. */
  const picture = () => storage.put(webp);

  /** Processed, unless its state says otherwise: with the files that belong to its state. */
  const video = async (values: New<typeof videos> = {}) => {
    const { state = "processed" } = values;
    const { original, file, thumbnail, failure = "UNREADABLE" } = values;
    const told = {
      uploaded: async () => ({ original: original ?? (await picture()) }),
      processed: async () => ({
        file: file ?? (await picture()),
        thumbnail: thumbnail ?? (await picture()),
      }),
      failed: async () => ({ failure }),
    };
    const rows = await db
      .insert(videos)
      .values({
        ...values,
        ...(await told[state]()),
        route_id: values.route_id ?? (await route()).id,
        user_id: values.user_id ?? (await user()).id,
        state,
      })
      .returning();
    return one(rows);
  };

  return {
    gym,
    circuit,
    set,
    route,
    user,
    video,
    picture,
    send: (values: { user: string; route?: string; time?: Date }) => go({ ...values, sent: true }),
    attempt: (values: { user: string; route?: string; time?: Date }) =>
      go({ ...values, sent: false }),
    /** Takes a role from somebody, or gives it, after the fact. */
    change: (userId: string, values: New<typeof users>) =>
      db.update(users).set(values).where(eq(users.id, userId)),
  };
}

const emptyLayout = { lines: [], areas: [] };

function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was stored");
  return row;
}
