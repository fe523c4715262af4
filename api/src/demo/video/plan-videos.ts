import { demoId } from "../demo-id.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { addMs, MINUTE_MS } from "../dates.ts";
import type { UserPlan } from "../plan/users.ts";
import type { RoutePlan } from "../plan/routes.ts";

/** Beta of a route that hangs now, by somebody who has just sent it. */
export interface VideoPlan {
  readonly id: string;
  readonly route: RoutePlan;
  readonly user: UserPlan;
  /** When it was uploaded. */
  readonly time: Date;
}

/** Who films themselves: one of the regulars, and the climber whose account everybody may use. */
const FILMERS = new Set(["nadia.k", "robin.reed"]);
const CUTTING = 25 * MINUTE_MS;

/** The latest send of each of them that there was time to upload. */
export function planVideos({ history, now }: DemoPlan): VideoPlan[] {
  const sends = history.climbs.filter(
    ({ user, route, sent, time }) =>
      sent && !route.set.replacedAt && FILMERS.has(user.username) && addMs(time, CUTTING) <= now,
  );
  const latest = new Map(
    sends.toSorted((a, b) => +a.time - +b.time).map((send) => [send.user, send]),
  );
  return [...latest.values()].map(({ user, route, time }) => {
    const uploaded = addMs(time, CUTTING);
    return { id: demoId(`film:${user.username}`, uploaded), route, user, time: uploaded };
  });
}
