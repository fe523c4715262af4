import { eq } from "drizzle-orm";

import { ProblemError } from "../errors/problem-error.ts";
import type { DatabaseReader, Transaction } from "./database.ts";
import { routes } from "./schema.ts";

/** @throws {ProblemError} 404 for an unknown route. */
export async function requireRoute(
  db: DatabaseReader | Transaction,
  routeId: string,
): Promise<void> {
  if ((await db.$count(routes, eq(routes.id, routeId))) === 0) throw createRouteNotFoundError();
}

export const createRouteNotFoundError = (): ProblemError =>
  new ProblemError("NOT_FOUND", { message: "This route no longer exists." });
