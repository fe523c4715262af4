import type { Database } from "../database/database.ts";
import { invitations, memberships, resetRoutes, resets, routes } from "../database/schema.ts";

interface Parents {
  readonly db: Database;
  readonly gym: () => Promise<{ readonly id: string }>;
  readonly user: (values?: { readonly is_superuser: boolean }) => Promise<{ readonly id: string }>;
  readonly getNextNumber: () => number;
}

/** Creates members of teams, invitations and drafts of resets for tests. */
export const createTeamSeed = ({ db, gym, user, getNextNumber }: Parents) => ({
  /** Adds the user to the team of a gym. */
  member: async (
    values: Partial<typeof memberships.$inferInsert> & { readonly user_id: string },
  ): Promise<void> => {
    const gym_id = values.gym_id ?? (await gym()).id;
    await db.insert(memberships).values({ role: "setter", ...values, gym_id });
  },

  /** Adds a pending invitation to the team of a gym, by default from an admin. */
  invitation: async (values: Partial<typeof invitations.$inferInsert> = {}) => {
    const gym_id = values.gym_id ?? (await gym()).id;
    const created_by = values.created_by ?? (await user({ is_superuser: true })).id;
    const defaults = {
      email: `invited-${getNextNumber()}@topout.example`,
      role: "setter" as const,
      expires_at: new Date(Date.now() + 7 * 86_400_000),
    };
    const rows = await db
      .insert(invitations)
      .values({ ...defaults, ...values, gym_id, created_by })
      .returning();
    const [invitation] = rows;
    if (!invitation) throw new Error("No row was inserted");
    return invitation;
  },

  /** Creates a draft of a reset. */
  reset: async (values: Partial<typeof resets.$inferInsert> = {}) => {
    const gym_id = values.gym_id ?? (await gym()).id;
    const created_by = values.created_by ?? (await user()).id;
    const [reset] = await db
      .insert(resets)
      .values({ ...values, gym_id, created_by })
      .returning();
    if (!reset) throw new Error("No row was inserted");
    return reset;
  },

  /** Adds a new route to the draft of a reset. */
  draft: async ({
    reset_id,
    ...values
  }: Partial<typeof routes.$inferInsert> & {
    readonly reset_id: string;
    readonly circuit_id: string;
  }) => {
    const fields = { name: "N1", grade: "6a", location: "Cave", style: "Slab", x: 0, y: 0 };
    const [route] = await db
      .insert(routes)
      .values({ ...fields, ...values, status: "draft" })
      .returning();
    if (!route) throw new Error("No row was inserted");
    await db.insert(resetRoutes).values({ reset_id, route_id: route.id });
    return route;
  },
});
