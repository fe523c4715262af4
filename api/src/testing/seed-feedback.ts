import { eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { notes, routes, votes } from "../database/schema.ts";

type NewNote = Partial<typeof notes.$inferInsert> &
  Pick<typeof notes.$inferInsert, "route_id" | "user_id">;

/** Creates votes and notes for tests. */
export const createFeedbackSeed = ({ db }: { readonly db: Database }) => ({
  /** The user needs no climb. */
  vote: (values: typeof votes.$inferInsert) => db.insert(votes).values(values),

  /** Creates a note about a loose hold by default. */
  note: async (values: NewNote) => {
    const [route] = await db.select().from(routes).where(eq(routes.id, values.route_id));
    if (!route) throw new Error("The route does not exist");
    const [note] = await db
      .insert(notes)
      .values({ kind: "loose_hold", time: new Date(), ...values, gym_id: route.gym_id })
      .returning();
    if (!note) throw new Error("No row was inserted");
    return note;
  },
});
