import type { Circuit, Climb, Route } from "@topout/shared/contract";
import {
  type ClimbCounts,
  countClimbsByRoute,
  getLastDay,
  isNewRoute,
  type LastDay,
} from "@topout/shared/domain";
import { getCircuitInitials, getCircuitSkin, type Skin } from "@topout/shared/theme";

/** Whether the user has attempted or sent a route. Every route is `unsent` for visitors. */
export type RouteState = "unsent" | "attempted" | "sent";

/** A current route with its circuit and the user's climbs. */
export interface GymRoute {
  readonly route: Route;
  readonly circuit: Circuit;
  readonly skin: Skin;
  /** Distinguishes circuits of the same colour. */
  readonly initial: string | undefined;
  readonly state: RouteState;
  readonly isProject: boolean;
  /** Whether it was put up since the last visit of the user. */
  readonly isNew: boolean;
  /** Undefined without an announced day, and after it. */
  readonly lastDay: LastDay | undefined;
}

interface GymData {
  readonly routes: readonly Route[];
  /** In display order. */
  readonly circuits: readonly Circuit[];
  /** The current user's climbs and projects. Empty for visitors. */
  readonly climbs: readonly Climb[];
  readonly projectIds: readonly string[];
  /** The calendar date in the time zone of the gym. Undefined where the announced days are not shown. */
  readonly today?: string;
  /** Routes of a later time are new. Null and undefined where it is unknown, or new routes are not shown. */
  readonly newSince?: Date | null;
}

/** Skips routes without a circuit. The circuit may have been deleted between the two requests. */
export function createGymRoutes(data: GymData): GymRoute[] {
  const { routes, circuits, climbs, projectIds, today, newSince = null } = data;
  const circuitById = new Map(circuits.map((circuit) => [circuit.id, circuit]));
  const initials = getCircuitInitials(circuits);
  const countsByRoute = countClimbsByRoute(climbs);
  const projects = new Set(projectIds);

  return routes.flatMap((route) => {
    const circuit = circuitById.get(route.circuit_id);
    if (!circuit) return [];
    return {
      route,
      circuit,
      skin: getCircuitSkin(circuit),
      initial: initials.get(circuit.id),
      state: getRouteState(countsByRoute.get(route.id)),
      isProject: projects.has(route.id),
      isNew: isNewRoute(route.published_at, newSince),
      // The first map reads responses without a check. One of an earlier version has no announced days.
      lastDay: today && route.leaves_on ? getLastDay(route.leaves_on, today) : undefined,
    };
  });
}

function getRouteState(counts: ClimbCounts | undefined): RouteState {
  if (!counts || counts.attempts + counts.sends === 0) return "unsent";
  return counts.sends > 0 ? "sent" : "attempted";
}
