import { CIRCUIT_COLORS } from "@topout/shared/contract";

/** The size of a generated database. */
export interface Scale {
  readonly gyms: number;
  readonly users: number;
  readonly climbs: number;
  readonly activities: number;
}

/** Each circuit has one set per two months, for two years. */
export const SETS_PER_CIRCUIT = 12;
export const ROUTES_PER_SET = 10;

/** Each user has the same number of activities, with 5 sends each. The other climbs are attempts. */
export const getRowCounts = ({ gyms, users, climbs, ...scale }: Scale) => {
  const activitiesPerUser = Math.max(1, Math.round(scale.activities / users));
  const activities = activitiesPerUser * users;
  const sends = Math.min(climbs, 5 * activities);
  return {
    activitiesPerUser,
    activities,
    sends,
    attempts: climbs - sends,
    routes: gyms * CIRCUIT_COLORS.length * SETS_PER_CIRCUIT * ROUTES_PER_SET,
  };
};
