import type { Gym } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import { asc, eq, type InferSelectModel, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gymNotFound } from "../../database/require-gym.ts";
import { requireVersion } from "../../database/require-version.ts";
import { gyms } from "../../database/schema.ts";
import type { Changes } from "../../lists/changes.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

type GymRow = InferSelectModel<typeof gyms>;
type NewGym = Pick<GymRow, "name" | "location" | "about" | "layout" | "image">;

interface GymUpdate {
  /** Undefined fields stay unchanged. */
  readonly change: { readonly [K in keyof NewGym]?: NewGym[K] | undefined };
  /** The version that the user edited. */
  readonly version: number | undefined;
}

export const createGymStore = (db: Database, changes: Changes) => ({
  list: async (): Promise<Gym[]> => {
    const rows = await db.select().from(gyms).orderBy(asc(gyms.id));
    return rows.map(toGym).toSorted((a, b) => compareNaturally(a.name, b.name));
  },

  create: (gym: NewGym): Promise<Gym> =>
    changes.commit(async (tx, touch) => {
      const [created] = await tx.insert(gyms).values(gym).returning();
      if (!created) throw new Error("Inserted gym not found");
      touch("gyms");
      return toGym(created);
    }),

  /** @throws {ProblemError} 404 for an unknown gym, STALE if the gym has a newer version. */
  update: (id: string, { change, version }: GymUpdate): Promise<Gym> =>
    changes.commit(async (tx, touch) => {
      const where = eq(gyms.id, id);
      const [gym] = await tx.select().from(gyms).where(where).for("no key update");
      if (!gym) throw gymNotFound();
      requireVersion(gym, version);
      if (Object.values(change).every((value) => value === undefined)) return toGym(gym);

      const [updated] = await tx
        .update(gyms)
        .set({ ...change, version: sql`${gyms.version} + 1` })
        .where(where)
        .returning();
      if (!updated) throw new Error("Locked gym not found");
      if (gym.image !== updated.image) await enqueueFileDeletion(tx, [gym.image]);
      touch("gyms");
      return toGym(updated);
    }),
});

export type GymStore = ReturnType<typeof createGymStore>;

const toGym = ({ id, name, location, about, layout, image, version }: GymRow): Gym => ({
  id,
  name,
  location,
  about,
  layout,
  has_image: image !== null,
  version,
});
