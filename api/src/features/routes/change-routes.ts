import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import type { routeChanges, Parsed } from "@topout/shared/contract/server";
import { normalizeStyle } from "@topout/shared/domain";

import { type Actor, withGym } from "../../auth/actor.ts";
import { AuthError } from "../../auth/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { RouteStore } from "./routes.store.ts";

type ManyRoutesChange = Parsed<typeof routeChanges.changeMany>["body"];

/**
 * Changes, strips, restores or deletes each route in a separate transaction, so that one outdated route, or one of another gym, does not
 * block the others.
 */
export async function changeRoutes(
  store: RouteStore,
  body: ManyRoutesChange,
  actor: Actor,
): Promise<ManyRoutesResult> {
  const { routes, accept_stored: acceptStored, delete: isDeletion, strip, restore } = body;
  const changed: Route[] = [];
  const deleted: string[] = [];
  const failed: ManyRoutesResult["failed"] = [];
  const { grade, set_id, leaves_on } = body;
  const style = body.style === undefined ? undefined : normalizeStyle(body.style);
  const change = { grade, style, set_id, leaves_on };
  const changeRoute = (id: string, version: number, routeActor: Actor): Promise<Route> => {
    const base = { version, acceptStored };
    if (strip) return store.strip(id, base, routeActor);
    if (restore) return store.restore(id, base, routeActor);
    return store.update(id, { change, ...base }, routeActor);
  };

  for (const { id, version } of routes) {
    const routeActor = withGym(actor, { field: "route_id", id });
    try {
      if (isDeletion) {
        await store.remove(id, { version }, routeActor);
        deleted.push(id);
      } else {
        changed.push(await changeRoute(id, version, routeActor));
      }
    } catch (error) {
      const { code, message } = toRouteProblem(error);
      if (acceptStored && isDeletion && code === "NOT_FOUND") deleted.push(id);
      else failed.push({ id, code, message });
    }
  }
  return { changed, deleted, failed };
}

/** Rethrows errors that concern all routes: for example, the user was signed out or demoted during the request. */
function toRouteProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof AuthError) || error.reason !== "other-gym") throw error;
  return new ProblemError("FORBIDDEN");
}
