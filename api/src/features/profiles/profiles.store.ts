import { and, ne, type SQL, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { showsProfile, showsSends } from "../../database/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";

/** The id of whoever looks; undefined for nobody in particular. */
type Viewer = string | undefined;

export const createProfileStore = (db: Database) => ({
  /** Whether nobody but the viewer has it. */
  isNameFree: async (username: string, viewer: Viewer): Promise<boolean> => {
    const others = viewer === undefined ? undefined : ne(users.id, viewer);
    const taken = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isNamed(username), others));
    return taken.length === 0;
  },

  /** @throws {ProblemError} 404, or PROFILE_NOT_VISIBLE. */
  get: (username: string, viewer: Viewer): Promise<UserRow> => find(db, username, viewer),

  /** Somebody whose climbs the viewer may read. @throws {ProblemError} likewise, or SENDS_NOT_VISIBLE. */
  openClimber: async (username: string, viewer: Viewer): Promise<UserRow> => {
    const climber = await find(db, username, viewer);
    if (!climber.shows_sends) throw new ProblemError("SENDS_NOT_VISIBLE");
    return climber;
  },
});

export type ProfileStore = ReturnType<typeof createProfileStore>;

const isNamed = (username: string): SQL => sql`lower(${users.username}) = lower(${username})`;

async function find(db: Database, username: string, viewer: Viewer) {
  const [user] = await db
    .select({
      ...accountColumns,
      shows_profile: showsProfile(viewer),
      shows_sends: showsSends(viewer),
    })
    .from(users)
    .where(isNamed(username));
  if (!user) throw new ProblemError("NOT_FOUND", { message: "There is no climber of this name." });
  if (!user.shows_profile) throw new ProblemError("PROFILE_NOT_VISIBLE");
  return user;
}
