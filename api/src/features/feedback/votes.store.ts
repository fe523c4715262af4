import type { Feedback, VoteGrade } from "@topout/shared/contract";
import { and, eq, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { gyms, routes, votes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Viewer } from "../../queries/can-see-route.ts";
import { requireLoggable, type RouteState } from "../../queries/require-loggable.ts";
import { createRouteNotFoundError, requireRoute } from "../../queries/require-rows.ts";
import { readFeedback } from "./read-feedback.ts";

interface NewVote {
  readonly route_id: string;
  readonly grade: VoteGrade;
  readonly time: Date;
}

export const createVoteStore = (db: DatabaseReader, changes: Changes) => ({
  /** @throws {ProblemError} 404 for an unknown route, or a draft that the viewer may not see. */
  readFeedback: (routeId: string, viewer: Viewer | undefined): Promise<Feedback> =>
    readFeedback(db, routeId, viewer),

  /** @throws {ProblemError} 404 for an unknown route, CONFLICT without a climb, ROUTE_STRIPPED if it was stripped long ago. */
  save: (actor: Actor, vote: NewVote): Promise<void> =>
    // Without the lock, the vote could remain after the removal of the last climb.
    changes.runTransaction({ actor, lock: "no key update" }, (tx) => saveVote(tx, actor.id, vote)),

  /** @throws {ProblemError} 404 for an unknown route. */
  remove: (actor: Actor, routeId: string): Promise<void> =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx) => {
      const { rowCount } = await tx
        .delete(votes)
        .where(and(eq(votes.user_id, actor.id), eq(votes.route_id, routeId)));
      if (rowCount === 0) await requireRoute(tx, routeId);
    }),
});

export type VoteStore = ReturnType<typeof createVoteStore>;

interface VotedRoute extends RouteState {
  readonly has_climb: boolean;
  readonly has_hidden_climb: boolean;
}

/** Saves the vote and reads what the checks need with one statement. An error rolls it back. */
async function saveVote(
  tx: Transaction,
  userId: string,
  { route_id, grade, time }: NewVote,
): Promise<void> {
  const { rows } = await tx.execute<Pick<VotedRoute, keyof VotedRoute>>(sql`
    with route as (
      select routes.name, status, ${isoTimestamp(sql`stripped_at`)} as stripped_at, time_zone,
        exists (select from climbs where climbs.route_id = routes.id and user_id = ${userId}) as has_climb,
        exists (
          select from hidden_climbs where hidden_climbs.route_id = routes.id and user_id = ${userId}
        ) as has_hidden_climb
      from ${routes} join ${gyms} on gyms.id = routes.gym_id where routes.id = ${route_id}
    ), saved as (
      insert into ${votes} (user_id, route_id, grade)
      select ${userId}::uuid, ${route_id}::uuid, ${grade} from route where has_climb or has_hidden_climb
      on conflict (user_id, route_id) do update set grade = excluded.grade, changed_at = now()
    )
    select * from route`);
  const [route] = rows;
  if (!route) throw createRouteNotFoundError();
  // The climber has climbed the route before it became a draft again.
  if (route.status === "draft" && route.has_hidden_climb) return;
  if (route.status === "draft") throw createRouteNotFoundError();
  requireLoggable(route, time);
  if (!route.has_climb) {
    throw new ProblemError("CONFLICT", { message: "Log a climb of this route before you vote." });
  }
}
