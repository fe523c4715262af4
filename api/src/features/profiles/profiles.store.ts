import type { PublicUser } from "@topout/shared/contract";
import { and, ne, or, sql } from "drizzle-orm";

import { hadUsername, isReservedForOther } from "../../auth/former-usernames.ts";
import { hasProfilePhoto, hasUsername } from "../../auth/user-queries.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { users } from "../../database/schema.ts";
import { canSeeProfile, canSeeSends } from "../../queries/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";

/** The id of the signed-in user. Undefined for visitors. */
type ViewerId = string | undefined;

type StoredProfile = Omit<PublicUser, "photo_key">;

/** The fields of `PublicUser`. A new column of `users` is private unless you add it here and to the contract. */
const publicUserColumns = {
  id: users.id,
  username: users.username,
  display_name: users.display_name,
  route_setter: users.route_setter,
  has_profile_photo: hasProfilePhoto,
  has_cover_photo: sql<boolean>`${users.cover_photo} is not null`,
  home_gym: users.home_gym,
  about: users.about,
  profile_visible: users.profile_visible,
  send_visible: users.send_visible,
} satisfies Record<keyof StoredProfile, unknown>;

export const createProfileStore = (db: DatabaseReader) => ({
  /** Returns true if no user except the viewer has the username, or had it before. */
  isUsernameAvailable: async (username: string, viewerId: ViewerId): Promise<boolean> => {
    const isOther = viewerId === undefined ? undefined : ne(users.id, viewerId);
    if ((await db.$count(users, and(hasUsername(username), isOther))) > 0) return false;
    return !(await isReservedForOther(db, username, viewerId));
  },

  /** @throws {ProblemError} 404 for an unknown username, or PROFILE_NOT_VISIBLE. */
  get: async (username: string, viewerId: ViewerId): Promise<StoredProfile> =>
    (await findVisibleProfile(db, username, viewerId)).user,

  /**
   * Returns the id of a user whose sends the viewer may see.
   * @throws {ProblemError} like `get`, or SENDS_NOT_VISIBLE.
   */
  requireVisibleSends: async (username: string, viewerId: ViewerId): Promise<string> => {
    const { user, areSendsVisible } = await findVisibleProfile(db, username, viewerId);
    if (!areSendsVisible) throw new ProblemError("SENDS_NOT_VISIBLE");
    return user.id;
  },
});

export type ProfileStore = ReturnType<typeof createProfileStore>;

async function findVisibleProfile(db: DatabaseReader, username: string, viewerId: ViewerId) {
  const [profile] = await db
    .select({
      user: publicUserColumns,
      isProfileVisible: canSeeProfile(viewerId),
      areSendsVisible: canSeeSends(viewerId),
    })
    .from(users)
    .where(or(hasUsername(username), hadUsername(username)));
  if (!profile) {
    throw new ProblemError("NOT_FOUND", { message: "There is no climber with this name." });
  }
  if (!profile.isProfileVisible) throw new ProblemError("PROFILE_NOT_VISIBLE");
  return profile;
}
