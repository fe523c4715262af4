import { createDemoId } from "../demo-id.ts";
import type { DemoPlan } from "../demo-plan.ts";
import { addMs, MINUTE_MS } from "../dates.ts";
import type { UserPlan } from "../plan/users.ts";
import type { RoutePlan } from "../plan/routes.ts";

/** A beta video of a current route, by a user who has sent it. */
export interface VideoPlan {
  readonly id: string;
  readonly route: RoutePlan;
  readonly user: UserPlan;
  /** The upload time. */
  readonly time: Date;
}

/** A regular climber and the demo's climber account. */
const UPLOADERS = new Set(["nadia.k", "robin.reed"]);
const UPLOAD_DELAY_MS = 25 * MINUTE_MS;

/** Plans one video per uploader: of the latest send on a current route. Skips sends with an upload time in the future. */
export function planVideos({ gyms, now }: DemoPlan): VideoPlan[] {
  const climbs = gyms.flatMap(({ history }) => history.climbs);
  const sends = climbs.filter(
    ({ user, route, sent, time }) =>
      sent &&
      !route.set.replacedAt &&
      UPLOADERS.has(user.username) &&
      addMs(time, UPLOAD_DELAY_MS) <= now,
  );
  const latest = new Map(
    sends.toSorted((a, b) => +a.time - +b.time).map((send) => [send.user, send]),
  );
  return [...latest.values()].map(({ user, route, time }) => {
    const uploadedAt = addMs(time, UPLOAD_DELAY_MS);
    return {
      id: createDemoId(`video:${user.username}`, uploadedAt),
      route,
      user,
      time: uploadedAt,
    };
  });
}
