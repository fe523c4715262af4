import { CIRCUIT_COLORS } from "@topout/shared/contract";

/** The size of a generated database. */
export interface Scale {
  readonly gyms: number;
  readonly users: number;
  readonly climbs: number;
}

/** Each circuit has one set per two months, for two years. */
export const SETS_PER_CIRCUIT = 12;
export const ROUTES_PER_SET = 10;

/** 2 million climbs of 20,000 users have 260,000 activities: 13 for each user, with 5 sends each. */
export const getRowCounts = ({ gyms, users, climbs }: Scale) => {
  const activitiesPerUser = Math.max(1, Math.round((0.13 * climbs) / users));
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
