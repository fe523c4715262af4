import type { Gym } from "@topout/shared/contract";
import { naturally } from "@topout/shared/domain";
import { asc } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";

export const gymStore = (db: Database) => ({
  list: async (): Promise<Gym[]> => {
    const rows = await db.select().from(gyms).orderBy(asc(gyms.id));
    return rows
      .map(({ id, name, location, about, layout, image, version }) => ({
        id,
        name,
        location,
        about,
        layout,
        has_image: image !== null,
        version,
      }))
      .toSorted((a, b) => naturally(a.name, b.name));
  },
});

export type GymStore = ReturnType<typeof gymStore>;
