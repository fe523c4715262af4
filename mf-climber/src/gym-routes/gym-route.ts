import type { Circuit, Climb, Route } from "@topout/shared/contract";
import { type ClimbCounts, countClimbsByRoute, parseStyleTags } from "@topout/shared/domain";
import { circuitInitials, circuitSkin, type Skin } from "@topout/shared/theme";

/** What one climber has done on a route; `plain` where nobody is signed in. */
export type RouteState = "plain" | "unsent" | "attempted" | "sent";

/** A route together with what the dashboard says about it. */
export interface GymRoute {
  readonly route: Route;
  readonly circuit: Circuit;
  readonly skin: Skin;
  /** Tells apart circuits that share a colour. */
  readonly initial: string | undefined;
  readonly state: RouteState;
  readonly project: boolean;
}

interface GymData {
  readonly routes: readonly Route[];
  /** In display order. */
  readonly circuits: readonly Circuit[];
  /** One's own; undefined where nobody is signed in. */
  readonly climbs: readonly Climb[] | undefined;
  readonly projects: readonly string[];
}

/** A route whose circuit is unknown (deleted a moment ago) is left out. */
export function createGymRoutes({ routes, circuits, climbs, projects }: GymData): GymRoute[] {
  const byId = new Map(circuits.map((circuit) => [circuit.id, circuit]));
  const initials = circuitInitials(circuits);
  const mine = climbs && countClimbsByRoute(climbs);
  const bookmarked = new Set(projects);

  return routes.flatMap((route) => {
    const circuit = byId.get(route.circuit_id);
    if (!circuit) return [];
    return {
      route,
      circuit,
      skin: circuitSkin(circuit),
      initial: initials.get(circuit.id),
      state: mine ? toRouteState(mine.get(route.id)) : "plain",
      project: bookmarked.has(route.id),
    };
  });
}

/** Sent once there is a send, attempted once there is any climb. */
export function toRouteState(tally: ClimbCounts | undefined): RouteState {
  if (!tally || tally.attempts + tally.sends === 0) return "unsent";
  return tally.sends > 0 ? "sent" : "attempted";
}

/** "The Slab · Lock Off, Mantle". */
export const formatLocation = (route: Route): string =>
  [route.location, parseStyleTags(route.style).join(", ")]
    .filter((part) => part !== "")
    .join(" · ");
