import type { UserChange } from "@topout/shared/contract";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import { accountColumns, type UserRow } from "../../auth/account.ts";
import type { Database } from "../../database/database.ts";
import { requireGym } from "../../database/require-gym.ts";
import { users } from "../../database/schema.ts";
import { showsProfile, showsSends } from "../../database/visibility.ts";
import { brokenConstraint } from "../../http/failures.ts";
import { ProblemError } from "../../http/problem.ts";

type Viewer = string | undefined;

export const userStore = (db: Database) => ({
  /** @throws {ProblemError} for a home gym that is not there, or a username that is somebody else's. */
  update: async (userId: string, change: UserChange): Promise<UserRow> => {
    if (change.home_gym) await requireGym(db, change.home_gym);
    if (Object.values(change).every((value) => value === undefined)) return read(db, userId);
    const [updated] = await db
      .update(users)
      .set(change)
      .where(eq(users.id, userId))
      .returning(accountColumns)
      .catch((error: unknown) => {
        throw toRefusal(error);
      });
    return present(updated);
  },

  /** Whether nobody but the viewer has it. */
  isNameFree: async (username: string, viewer: Viewer): Promise<boolean> => {
    const others = viewer === undefined ? undefined : ne(users.id, viewer);
    const taken = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isNamed(username), others));
    return taken.length === 0;
  },

  /** @throws {ProblemError} 404, or PROFILE_NOT_VISIBLE for anybody but its owner. */
  profile: (username: string, viewer: Viewer): Promise<UserRow> => seen(db, username, viewer),

  /** Somebody whose climbs the viewer may read. @throws {ProblemError} likewise, or SENDS_NOT_VISIBLE. */
  openClimber: async (username: string, viewer: Viewer): Promise<UserRow> => {
    const climber = await seen(db, username, viewer);
    if (!climber.shows_sends) throw new ProblemError("SENDS_NOT_VISIBLE");
    return climber;
  },
});

export type UserStore = ReturnType<typeof userStore>;

const isNamed = (username: string): SQL => sql`lower(${users.username}) = lower(${username})`;

async function seen(db: Database, username: string, viewer: Viewer) {
  const [user] = await db
    .select({
      ...accountColumns,
      shows_profile: showsProfile(viewer),
      shows_sends: showsSends(viewer),
    })
    .from(users)
    .where(isNamed(username));
  if (!user) throw new ProblemError("NOT_FOUND");
  if (!user.shows_profile) throw new ProblemError("PROFILE_NOT_VISIBLE");
  return user;
}

async function read(db: Database, userId: string) {
  const [user] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return present(user);
}

/** Whoever was deleted since the request was let in is signed in no more. */
function present(user: UserRow | undefined): UserRow {
  if (!user) throw new ProblemError("UNAUTHORIZED");
  return user;
}

function toRefusal(error: unknown): unknown {
  const constraint = brokenConstraint(error);
  if (constraint === "users_username_key") {
    return new ProblemError("UPDATE_USERNAME_ALREADY_EXISTS", { cause: error });
  }
  return constraint?.includes("home_gym") ? new ProblemError("NOT_FOUND") : error;
}
