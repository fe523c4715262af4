import type { Activity } from "@topout/shared/contract";

/** A hold on the send board. The route is undefined if the server does not list it. */
export interface BoardHold {
  readonly circuitId: string;
  readonly routeName: string | undefined;
}

/** Returns a hold for each send, at most `limit`, in the order of the tallies. */
export function createBoardHolds(
  { climbs, tallies }: Pick<Activity, "climbs" | "tallies">,
  limit: number,
): BoardHold[] {
  const holds: BoardHold[] = [];
  for (const { circuit_id: circuitId, sends } of tallies) {
    const names = climbs
      .filter(({ route }) => route.circuit_id === circuitId)
      .flatMap((climb) =>
        Array.from(
          { length: Math.min(climb.sends, limit) },
          () => climb.route_name ?? climb.route.name,
        ),
      );
    const count = Math.min(sends, limit - holds.length);
    for (let index = 0; index < count; index += 1) {
      holds.push({ circuitId, routeName: names[index] });
    }
  }
  return holds;
}

/** Counts the sends of the routes that are not in `climbs`. The server lists only the routes that were sent last. */
export const countUnlistedSends = ({ climbs, num_sends }: Pick<Activity, "climbs" | "num_sends">) =>
  num_sends - climbs.reduce((sum, { sends }) => sum + sends, 0);
