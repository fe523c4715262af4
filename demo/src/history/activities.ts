import { addMs, DAY_MS, MINUTE_MS, toIsoDate } from "../dates.ts";
import { createDemoId } from "../demo-id.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom } from "../random.ts";
import type { ClimbPlan } from "./climb-plan.ts";

/** The sends of one user on one day. */
export interface ActivityPlan {
  readonly id: string;
  readonly user: UserPlan;
  readonly day: string;
  /** The time of the first send. */
  readonly time: Date;
}

/** Returns the activity of a send, and undefined for an attempt. */
export type GetActivity = (climb: ClimbPlan) => ActivityPlan | undefined;

/** Groups all sends into one activity per user and day. */
export function planActivities(climbs: readonly ClimbPlan[]): {
  activities: ActivityPlan[];
  getActivity: GetActivity;
} {
  const getKey = ({ user, time }: ClimbPlan) => `${user.username}:${toIsoDate(time)}`;
  const sends = Map.groupBy(
    climbs.filter(({ sent }) => sent),
    getKey,
  );
  const activities = new Map(
    [...sends].flatMap(([label, list]) => {
      const first = list.toSorted((a, b) => a.time.getTime() - b.time.getTime())[0];
      if (!first) return [];
      const { user, time } = first;
      const id = createDemoId(`session:${label}`, time);
      return [[label, { id, user, day: toIsoDate(time), time }] as const];
    }),
  );
  return {
    activities: [...activities.values()],
    getActivity: (climb) => (climb.sent ? activities.get(getKey(climb)) : undefined),
  };
}

export interface BumpPlan {
  readonly activity: ActivityPlan;
  readonly user: UserPlan;
  readonly time: Date;
}

/** Gives each activity a random popularity, so that some get many bumps and some none. */
export function planBumps(
  activities: readonly ActivityPlan[],
  users: readonly UserPlan[],
  now: Date,
): BumpPlan[] {
  return activities.flatMap((activity) => {
    const random = createRandom(`bumps:${activity.id}`);
    const popularity = random.pick([0, 0.04, 0.1, 0.18, 0.3]);
    return users.flatMap((user) => {
      const delayMs = random.between(4 * MINUTE_MS, DAY_MS) * random.next();
      const time = addMs(activity.time, 20 * MINUTE_MS + delayMs);
      const probability = user.account === "climber" ? popularity + 0.12 : popularity;
      const wantsToBump = random.chance(probability);
      const canBump = user !== activity.user && activity.user.visibility === "everything";
      return wantsToBump && canBump && time <= now ? [{ activity, user, time }] : [];
    });
  });
}
