interface ClimbLike {
  readonly route: string;
  readonly sent: boolean;
}

/** One climber's attempts and sends on a route. */
export interface ClimbCounts {
  readonly attempts: number;
  readonly sends: number;
}

const NO_CLIMBS: ClimbCounts = { attempts: 0, sends: 0 };

/** The counts of every route in `climbs`, by route id. */
export function countClimbsByRoute(climbs: readonly ClimbLike[]): Map<string, ClimbCounts> {
  const byRoute = new Map<string, ClimbCounts>();
  for (const { route, sent } of climbs) {
    const { attempts, sends } = byRoute.get(route) ?? NO_CLIMBS;
    byRoute.set(route, {
      attempts: attempts + (sent ? 0 : 1),
      sends: sends + (sent ? 1 : 0),
    });
  }
  return byRoute;
}

export const countClimbs = (climbs: readonly ClimbLike[], routeId: string): ClimbCounts =>
  countClimbsByRoute(climbs.filter((climb) => climb.route === routeId)).get(routeId) ?? NO_CLIMBS;
