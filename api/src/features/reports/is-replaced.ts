import { and, eq, gt } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { formerUsernames, type reports, routes, users } from "../../database/schema.ts";
import { REMOVED_ROUTE_NAME } from "./removed-subject.ts";

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
      return user.display_name !== null || hasRenamed(tx, report);
  }
}

/** Whether the person has changed the username since the removal. */
const hasRenamed = async (tx: Transaction, { owner_id, decided_at }: ReportRow) =>
  (await tx.$count(
    formerUsernames,
    and(
      eq(formerUsernames.user_id, owner_id ?? ""),
      gt(formerUsernames.changed_at, decided_at ?? new Date(0)),
    ),
  )) > 0;
