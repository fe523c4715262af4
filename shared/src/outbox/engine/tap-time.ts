import type { ClimbClock, Operation } from "@topout/shared/platform";

interface TapTime {
  readonly time: string;
  /** Undefined if the time is that of an earlier tap, for example of a restored climb. */
  readonly clock?: ClimbClock | undefined;
}

/** Returns the time that the operation sends to the server. */
export function getTapTime(operation: Operation): TapTime | undefined {
  switch (operation.type) {
    case "log":
      return operation.climb;
    case "vote":
      return operation.vote;
    case "tellSetters":
      return operation.note;
    default:
      return undefined;
  }
}

/** Replaces the time of an operation that has one by a time of the server. */
export function withServerTime(operation: Operation, time: string): Operation {
  const changed = { time, clock: "server" } as const;
  switch (operation.type) {
    case "log":
      return { ...operation, climb: { ...operation.climb, ...changed } };
    case "vote":
      return { ...operation, vote: { ...operation.vote, ...changed } };
    case "tellSetters":
      return { ...operation, note: { ...operation.note, ...changed } };
    default:
      return operation;
  }
}
