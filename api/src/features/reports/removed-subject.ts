import { and, eq, gte, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { formerRouteNames, reports, routes, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";

type ReportRow = typeof reports.$inferSelect;

/** What the report keeps for an undo. */
type RemovedValues = Pick<
  typeof reports.$inferInsert,
  "removed_text" | "removed_image" | "removed_thumbnail"
>;

const NOTHING = {
  removed_text: null,
  removed_image: null,
  removed_thumbnail: null,
} satisfies RemovedValues;

/** Replaces the name of a route, which keeps its climbs. */
export const REMOVED_ROUTE_NAME = "Route";

/** Replaces a username. */
export const getRemovedUsername = ({ id }: Pick<ReportRow, "id">) => `climber-${id.slice(-12)}`;

/** Clears the reported part, and keeps it in the report. A removed video is only hidden, see `updateHidden`. */
export async function removeSubject(tx: Transaction, report: ReportRow): Promise<void> {
  if (report.type === "video") return;
  const removed = report.route_id ? await clearRoute(tx, report) : await clearPart(tx, report);
  // An earlier removal, after which the person has written or uploaded something new.
  await enqueueFileDeletion(tx, [report.removed_image, report.removed_thumbnail]);
  await tx.update(reports).set(removed).where(eq(reports.id, report.id));
}

/** Puts the kept part back, unless the person has replaced it meanwhile. */
export async function restoreSubject(tx: Transaction, report: ReportRow): Promise<void> {
  if (report.type === "video") return;
  const isRestored = report.route_id
    ? await restoreRoute(tx, report)
    : await restorePart(tx, report);
  if (isRestored) await tx.update(reports).set(NOTHING).where(eq(reports.id, report.id));
  else await discardRemoved(tx, report);
}

/** Deletes what the report keeps for an undo. */
export async function discardRemoved(tx: Transaction, report: ReportRow): Promise<void> {
  await enqueueFileDeletion(tx, [report.removed_image, report.removed_thumbnail]);
  await tx.update(reports).set(NOTHING).where(eq(reports.id, report.id));
}

async function clearRoute(tx: Transaction, { route_id }: ReportRow): Promise<RemovedValues> {
  const isRoute = eq(routes.id, route_id ?? "");
  const [route] = await tx.select().from(routes).where(isRoute);
  if (!route) return {};
  await setRoute(tx, route.id, { name: REMOVED_ROUTE_NAME, image: null, thumbnail: null });
  return {
    removed_text: route.name,
    removed_image: route.image,
    removed_thumbnail: route.thumbnail,
  };
}

async function restoreRoute(tx: Transaction, report: ReportRow): Promise<boolean> {
  const [route] = await tx
    .select()
    .from(routes)
    .where(eq(routes.id, report.route_id ?? ""));
  if (!route) return false;
  const isPhotoReplaced = route.image !== null;
  await setRoute(tx, route.id, {
    ...(route.name === REMOVED_ROUTE_NAME && { name: report.removed_text ?? route.name }),
    ...(!isPhotoReplaced && { image: report.removed_image, thumbnail: report.removed_thumbnail }),
  });
  return !isPhotoReplaced;
}

/** The climbs of the route must not show the previous name, so it is no former name. */
async function setRoute(
  tx: Transaction,
  id: string,
  values: Partial<Pick<typeof routes.$inferInsert, "name" | "image" | "thumbnail">>,
): Promise<void> {
  await tx
    .update(routes)
    .set({ ...values, version: sql`${routes.version} + 1` })
    .where(eq(routes.id, id));
  const isNew = gte(formerRouteNames.until, sql`now()`);
  await tx.delete(formerRouteNames).where(and(eq(formerRouteNames.route_id, id), isNew));
}

async function clearPart(tx: Transaction, report: ReportRow): Promise<RemovedValues> {
  const isOwner = eq(users.id, report.owner_id ?? "");
  const [user] = await tx.select().from(users).where(isOwner);
  if (!user) return {};
  switch (report.part) {
    case "about":
      await tx.update(users).set({ about: "" }).where(isOwner);
      return { removed_text: user.about, removed_image: null, removed_thumbnail: null };
    case "photo":
      await tx.update(users).set({ profile_photo: null, cover_photo: null }).where(isOwner);
      return { removed_image: user.profile_photo, removed_thumbnail: user.cover_photo };
    default:
      await tx.update(users).set(getRemovedName(report, user)).where(isOwner);
      return {
        removed_text: user.display_name ?? user.username,
        removed_image: null,
        removed_thumbnail: null,
      };
  }
}

/** Returns false if the removed files are no longer needed. */
async function restorePart(tx: Transaction, report: ReportRow): Promise<boolean> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, report.owner_id ?? ""));
  if (!user) return false;
  if (report.part === "photo") return restorePhotos(tx, report, user);
  if (report.part === "about") await restoreAbout(tx, report, user);
  else if (user.username === getRemovedUsername(report)) await restoreUsername(tx, report, user);
  else await restoreDisplayName(tx, report, user);
  return true;
}

type UserRow = typeof users.$inferSelect;

/** Removes the display name. Without one, others see the username, and an account needs one. */
const getRemovedName = (report: ReportRow, user: UserRow) =>
  user.display_name === null ? { username: getRemovedUsername(report) } : { display_name: null };

async function restorePhotos(tx: Transaction, report: ReportRow, user: UserRow) {
  if (user.profile_photo !== null || user.cover_photo !== null) return false;
  const photos = { profile_photo: report.removed_image, cover_photo: report.removed_thumbnail };
  await tx.update(users).set(photos).where(eq(users.id, user.id));
  return true;
}

async function restoreAbout(tx: Transaction, { removed_text }: ReportRow, user: UserRow) {
  if (user.about !== "" || removed_text === null) return;
  await tx.update(users).set({ about: removed_text }).where(eq(users.id, user.id));
}

async function restoreDisplayName(tx: Transaction, { removed_text }: ReportRow, user: UserRow) {
  if (user.display_name !== null) return;
  await tx.update(users).set({ display_name: removed_text }).where(eq(users.id, user.id));
}

/** @throws {ProblemError} CONFLICT if another user has taken the name. */
async function restoreUsername(tx: Transaction, report: ReportRow, user: UserRow) {
  const username = report.removed_text;
  if (username === null) return;
  try {
    await tx.update(users).set({ username }).where(eq(users.id, user.id));
  } catch (cause) {
    if (getViolatedConstraint(cause) !== "users_username_key") throw cause;
    throw new ProblemError("CONFLICT", { message: "Another climber has this name now.", cause });
  }
}
