import type { Route, SingleRoute, UserRef } from "@topout/shared/contract";
import { and, eq, type SQL } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import { routes, users } from "../../database/schema.ts";
import { routeColumns } from "../../queries/route-columns.ts";
import { canSeeProfile } from "../../queries/visibility.ts";

/** The columns of a route with its setter, for a query that joins the circuits, and the users with `isVisibleSetter`. */
export const singleRouteColumns = {
  route: routeColumns(),
  setter: { id: users.id, username: users.username, display_name: users.display_name },
  has_profile_photo: hasVisibleProfilePhoto,
};

/** For a left join of the users. */
export const isVisibleSetter = (viewerId: string | undefined): SQL | undefined =>
  and(eq(users.id, routes.setter_id), canSeeProfile(viewerId));

interface SingleRouteRow {
  readonly route: Route;
  readonly setter: Omit<UserRef, "has_profile_photo"> | null;
  readonly has_profile_photo: boolean;
}

export const toSingleRoute = ({
  route,
  setter,
  has_profile_photo,
}: SingleRouteRow): SingleRoute => ({
  ...route,
  setter: setter && { ...setter, has_profile_photo },
});
