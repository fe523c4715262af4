import { eq } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import { createPasswordHasher } from "../auth/password-hasher.ts";
import type { Database } from "../database/database.ts";
import { circuits, gyms, reactions, routes, sets, users, videos } from "../database/schema.ts";
import { createClimbStore } from "../features/climbs/climbs.store.ts";
import type { Changes } from "../auth/changes.ts";
import type { Storage } from "../storage/storage.ts";
import { createNumberedGyms } from "./numbered-gyms.ts";
import { createFeedbackSeed } from "./seed-feedback.ts";
import { createOperationSeed } from "./seed-operations.ts";
import { createReportSeed } from "./seed-reports.ts";
import { createTeamSeed } from "./seed-team.ts";
import { createVisitSeed } from "./seed-visits.ts";
import { createWithActor } from "./with-actor.ts";
import { TEST_PASSWORD, TEST_PASSWORD_COST } from "./test-config.ts";
import { webp } from "./images.ts";

type SeedValues<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

interface Target {
  readonly db: Database;
  readonly changes: Changes;
  readonly storage: Storage;
}

export type Seed = ReturnType<typeof createSeed>;

/** Creates rows for tests. Generates missing values and the rows that they depend on. */
export function createSeed({ db, changes, storage }: Target) {
  const passwordHasher = createPasswordHasher(TEST_PASSWORD_COST);
  const climbs = createClimbStore(db, changes);
  let count = 0;
  const getNextNumber = () => ++count;

  const gym = (values: SeedValues<typeof gyms> = {}) =>
    changes.runTransaction({ actor: null }, async (tx, invalidate) => {
      invalidate("gyms");
      const defaults = {
        name: `Gym ${getNextNumber()}`,
        location: "Leeds",
        about: "",
        layout: emptyLayout,
      };
      return getFirstRow(
        await tx
          .insert(gyms)
          .values({ ...defaults, ...values })
          .returning(),
      );
    });

  const circuit = async (values: SeedValues<typeof circuits> = {}) => {
    const gym_id = values.gym_id ?? (await gym()).id;
    return changes.runTransaction({ actor: null }, async (tx, invalidate) => {
      invalidate(`circuits:${gym_id}`);
      const defaults = { name: "Green", color: "green" as const, gym_id };
      return getFirstRow(
        await tx
          .insert(circuits)
          .values({ ...defaults, ...values })
          .returning(),
      );
    });
  };

  const set = async (values: SeedValues<typeof sets> = {}) => {
    const circuit_id = values.circuit_id ?? (await circuit()).id;
    return changes.runTransaction({ actor: null }, async (tx, invalidate) => {
      invalidate("sets");
      invalidate("routes");
      return getFirstRow(
        await tx
          .insert(sets)
          .values({ date: new Date(), ...values, circuit_id })
          .returning(),
      );
    });
  };

  const route = async (values: SeedValues<typeof routes> = {}) => {
    const set_id = values.set_id ?? (await set()).id;
    return changes.runTransaction({ actor: null }, async (tx, invalidate) => {
      invalidate("routes");
      const defaults = {
        name: `G${getNextNumber()}`,
        grade: "6a",
        location: "Cave",
        style: "Slab",
        x: 0,
        y: 0,
      };
      const rows = await tx
        .insert(routes)
        .values({ ...defaults, ...values, set_id })
        .returning();
      return { ...getFirstRow(rows), set_id };
    });
  };

  const user = async (values: SeedValues<typeof users> = {}) => {
    const username = values.username ?? `climber-${getNextNumber()}`;
    const defaults = { username, email: `${username}@topout.example`.toLowerCase() };
    const password_hash = values.password_hash ?? (await passwordHasher.hash(TEST_PASSWORD));
    const rows = await db
      .insert(users)
      .values({ ...defaults, ...values, password_hash })
      .returning();
    return getFirstRow(rows);
  };

  const withActor = createWithActor(db);

  /** Uses the climb store, so `time` may be earlier than the API allows. */
  const logClimb = async (values: { user: string; route?: string; time?: Date; sent: boolean }) => {
    const routeId = values.route ?? (await route()).id;
    const newClimb = { id: uuidv7(), time: new Date(), ...values, route: routeId };
    const { climb } = await withActor(values.user, (actor) => climbs.log(newClimb, actor));
    return climb;
  };

  /** Stores an image and returns its key. */
  const storeImage = () => storage.put(webp);

  /** Creates a processed video by default, with the files that its state requires. */
  const video = async (values: SeedValues<typeof videos> = {}) => {
    const { state = "processed" } = values;
    const { original, file, thumbnail, failure = "UNREADABLE" } = values;
    const valuesByState = {
      uploaded: async () => ({ original: original ?? (await storeImage()) }),
      processed: async () => ({
        file: file ?? (await storeImage()),
        thumbnail: thumbnail ?? (await storeImage()),
      }),
      failed: async () => ({ failure }),
    };
    const rows = await db
      .insert(videos)
      .values({
        ...values,
        ...(await valuesByState[state]()),
        route_id: values.route_id ?? (await route()).id,
        user_id: values.user_id ?? (await user()).id,
        state,
      })
      .returning();
    return getFirstRow(rows);
  };

  return {
    gym,
    numberedGyms: createNumberedGyms(changes),
    removeGym: (gymId: string) =>
      changes.runTransaction({ actor: null }, async (tx, invalidate) => {
        invalidate("gyms");
        invalidate("routes");
        await tx.delete(gyms).where(eq(gyms.id, gymId));
      }),
    circuit,
    set,
    route,
    user,
    ...createFeedbackSeed({ db }),
    ...createReportSeed({ db }),
    ...createTeamSeed({ db, gym, user, getNextNumber }),
    video,
    storeImage,
    withActor,
    send: (values: { user: string; route?: string; time?: Date }) =>
      logClimb({ ...values, sent: true }),
    attempt: (values: { user: string; route?: string; time?: Date }) =>
      logClimb({ ...values, sent: false }),
    bump: (values: { user: string; activity: string }) =>
      db.insert(reactions).values({ user_id: values.user, activity_id: values.activity }),
    ...createOperationSeed({ db }),
    ...createVisitSeed({ db }),
    /** Updates a user, for example the roles. */
    updateUser: (userId: string, values: SeedValues<typeof users>) =>
      db.update(users).set(values).where(eq(users.id, userId)),
  };
}

const emptyLayout = { lines: [], areas: [] };

function getFirstRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("No row was inserted");
  return row;
}
