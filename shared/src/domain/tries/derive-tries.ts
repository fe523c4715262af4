import { compareText } from "../compare-text.ts";
import { groupBy } from "../group-by.ts";

interface OrderedClimb {
  readonly id: string;
  /** ISO 8601 in UTC with milliseconds, so that texts compare like times. */
  readonly time: string;
  readonly sent: boolean;
}

interface ClimbOfRoute extends OrderedClimb {
  readonly route: string;
}

/** What the order of one climber's climbs of one route says about their sends. */
export interface RouteTries {
  /** Undefined before the first send. */
  readonly firstSend: FirstSend | undefined;
  /** The number of sends after the first one. */
  readonly repeats: number;
}

interface FirstSend {
  readonly id: string;
  /** The attempts before it and the send itself. A flash has one. */
  readonly tries: number;
}

/** Expects all climbs of one climber of one route, in any order. `api/src/queries/tries.ts` derives the same in SQL. */
export function deriveTries(climbs: readonly OrderedClimb[]): RouteTries {
  const oldestFirst = [...climbs].sort(compareClimbs);
  const index = oldestFirst.findIndex(({ sent }) => sent);
  const send = oldestFirst[index];
  if (!send) return { firstSend: undefined, repeats: 0 };
  const sends = climbs.filter(({ sent }) => sent).length;
  return { firstSend: { id: send.id, tries: index + 1 }, repeats: sends - 1 };
}

/** Ids decide between equal times, so that every device and the server have the same order. */
const compareClimbs = (a: OrderedClimb, b: OrderedClimb): number =>
  compareText(a.time, b.time) || compareText(a.id, b.id);

/** The same for all climbs of one climber, by route id. */
export const deriveTriesByRoute = (climbs: readonly ClimbOfRoute[]): Map<string, RouteTries> =>
  new Map(
    [...groupBy(climbs, ({ route }) => route)].map(([route, ofRoute]) => [
      route,
      deriveTries(ofRoute),
    ]),
  );

/** Whether the climb is the first send, with no attempt before it. */
export const isFlash = ({ firstSend }: RouteTries, climbId: string): boolean =>
  firstSend?.id === climbId && firstSend.tries === 1;
