import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import type { routeChanges, Parsed } from "@topout/shared/contract/server";
import { normalizeStyle } from "@topout/shared/domain";

import type { Actor } from "../../auth/actor.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { RouteStore } from "./routes.store.ts";

type ManyRoutesChange = Parsed<typeof routeChanges.changeMany>["body"];

/** Changes or deletes each route in a separate transaction, so that one outdated route does not block the others. */
export async function changeRoutes(
  store: RouteStore,
  { routes, delete: isDeletion, style, ...change }: ManyRoutesChange,
  actor: Actor,
): Promise<ManyRoutesResult> {
  const changed: Route[] = [];
  const deleted: string[] = [];
  const failed: ManyRoutesResult["failed"] = [];
  const details = { ...change, style: style === undefined ? undefined : normalizeStyle(style) };

  for (const { id, version } of routes) {
    try {
      if (isDeletion) {
        await store.remove(id, { version }, actor);
        deleted.push(id);
      } else {
        changed.push(await store.update(id, { change: details, version }, actor));
      }
    } catch (error) {
      // For example, the user was signed out or demoted during the request.
      if (!(error instanceof ProblemError)) throw error;
      failed.push({ id, code: error.code, message: error.message });
    }
  }
  return { changed, deleted, failed };
}
