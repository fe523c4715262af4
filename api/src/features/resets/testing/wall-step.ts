import type { WallContext } from "./set-up-wall.ts";

/** What a step selects. */
export interface Choice {
  /** The position of the user. */
  readonly person: number;
  /** Selects the reset, the route, and what changes. */
  readonly reset: number;
  readonly route: number;
  readonly value: number;
  /** The number of the step. */
  readonly time: number;
}

/** What the server answers, and what the model expects. */
export type Result = readonly [actual: unknown, expected: unknown];
export type Step = (context: WallContext, choice: Choice) => Promise<Result>;
