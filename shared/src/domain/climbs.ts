interface Go {
  readonly route: string;
  readonly sent: boolean;
}

/** How often a route was tried and topped by one climber. */
export interface Tally {
  readonly attempts: number;
  readonly sends: number;
}

const untouched: Tally = { attempts: 0, sends: 0 };

/** The tally of every route that appears in `climbs`, by route id. */
export function tallies(climbs: readonly Go[]): Map<string, Tally> {
  const byRoute = new Map<string, Tally>();
  for (const { route, sent } of climbs) {
    const { attempts, sends } = byRoute.get(route) ?? untouched;
    byRoute.set(route, {
      attempts: attempts + (sent ? 0 : 1),
      sends: sends + (sent ? 1 : 0),
    });
  }
  return byRoute;
}

export const tally = (climbs: readonly Go[], routeId: string): Tally =>
  tallies(climbs.filter((climb) => climb.route === routeId)).get(routeId) ?? untouched;
