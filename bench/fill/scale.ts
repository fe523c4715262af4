import { CIRCUIT_COLORS } from "@topout/shared/contract";

/** The size of a generated database. */
export interface Scale {
  readonly gyms: number;
  readonly users: number;
  /** The users who climb. Each of them has the same number of activities. */
  readonly climbers: number;
  readonly climbs: number;
  readonly activities: number;
  /** The sets of a circuit, over two years. */
  readonly setsPerCircuit: number;
  readonly routesPerSet: number;
  /** One user in this many hides the sends. Another one, with the same number, hides the profile. */
  readonly usersPerHiddenOne: number;
}

/** A gym with a set per circuit and two months. */
export const BUSY_GYMS = {
  setsPerCircuit: 12,
  routesPerSet: 10,
  usersPerHiddenOne: 18,
} satisfies Partial<Scale>;

/** Activities have 5 sends each. The other climbs are attempts. */
export const getRowCounts = ({ gyms, climbers, climbs, ...scale }: Scale) => {
  const activitiesPerClimber = Math.max(1, Math.round(scale.activities / climbers));
  const activities = activitiesPerClimber * climbers;
  const sends = Math.min(climbs, 5 * activities);
  return {
    activitiesPerClimber,
    activities,
    sends,
    attempts: climbs - sends,
    routes: gyms * CIRCUIT_COLORS.length * scale.setsPerCircuit * scale.routesPerSet,
  };
};
