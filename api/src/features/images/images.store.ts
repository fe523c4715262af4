import { and, eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms, routes, users } from "../../database/schema.ts";
import { canSeeProfile, isNotBlocked } from "../../queries/visibility.ts";

interface PhotoAccess {
  /** Undefined for a visitor. */
  readonly viewerId: string | undefined;
  readonly isAdmin: boolean;
  /** Whether the address contains a valid key of the user. */
  readonly hasKey: boolean;
}

/** Reads the storage keys of images, with the version of their row if it has one. */
export const createImageStore = (db: DatabaseReader) => ({
  getGymImage: async (id: string) => {
    const [gym] = await db
      .select({ key: gyms.image, version: gyms.version })
      .from(gyms)
      .where(eq(gyms.id, id));
    return gym;
  },

  getRouteImage: async (id: string, column: "image" | "thumbnail") => {
    const [route] = await db
      .select({
        key: routes[column],
        version: routes.version,
        status: routes.status,
        gym_id: routes.gym_id,
      })
      .from(routes)
      .where(eq(routes.id, id));
    return route;
  },

  /**
   * Reads the photo of a user whose profile the viewer may see. Admins see all photos. A request with a key of the user
   * sees those of a hidden profile.
   */
  getUserPhoto: async (
    id: string,
    column: "profile_photo" | "cover_photo",
    { viewerId, isAdmin, hasKey }: PhotoAccess,
  ) => {
    const isVisible = hasKey ? isNotBlocked(users.id, viewerId) : canSeeProfile(viewerId);
    const [user] = await db
      .select({ key: users[column] })
      .from(users)
      .where(and(eq(users.id, id), isAdmin ? undefined : isVisible));
    return user;
  },
});

export type ImageStore = ReturnType<typeof createImageStore>;
