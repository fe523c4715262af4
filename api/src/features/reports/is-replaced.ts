import { eq } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { type reports, routes, users } from "../../database/schema.ts";
import { getRemovedUsername, REMOVED_ROUTE_NAME } from "./removed-subject.ts";

type ReportRow = typeof reports.$inferSelect;

/** Whether there is something new in the place of what was removed, which staff has not seen. */
export async function isReplaced(tx: Transaction, report: ReportRow): Promise<boolean> {
  if (report.route_id) return isRouteReplaced(tx, report.route_id);
  return report.type === "user" && isPartReplaced(tx, report);
}

async function isRouteReplaced(tx: Transaction, routeId: string): Promise<boolean> {
  const [route] = await tx.select().from(routes).where(eq(routes.id, routeId));
  return route !== undefined && (route.name !== REMOVED_ROUTE_NAME || route.image !== null);
}

async function isPartReplaced(tx: Transaction, report: ReportRow): Promise<boolean> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, report.owner_id ?? ""));
  if (!user) return false;
  switch (report.part) {
    case "about":
      return user.about !== "";
    case "photo":
      return user.profile_photo !== null || user.cover_photo !== null;
    default:
      // Without the display name that was removed, others see the username, which staff has not decided about.
      return user.display_name !== null || user.username !== getRemovedUsername(report);
  }
}
