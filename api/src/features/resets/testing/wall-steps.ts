import fc from "fast-check";

import * as resetSteps from "./reset-steps.ts";
import { changeStatus, deleteRoute, logClimb, removeClimb } from "./route-steps.ts";
import { PEOPLE, RESETS, type WallContext } from "./set-up-wall.ts";
import type { Choice, Result } from "./wall-step.ts";

const steps = {
  ...resetSteps,
  strip: changeStatus("strip"),
  restore: changeStatus("restore"),
  deleteRoute,
  logClimb,
  removeClimb,
};
type StepType = keyof typeof steps;

/** How often each step occurs. */
const WEIGHTS: Readonly<Record<StepType, number>> = {
  createReset: 1,
  addRoute: 4,
  moveDraft: 2,
  changeStrip: 4,
  chooseSets: 2,
  publish: 5,
  undo: 4,
  deleteReset: 1,
  strip: 1,
  restore: 2,
  deleteRoute: 1,
  logClimb: 6,
  removeClimb: 1,
};

export interface WallStep extends Omit<Choice, "time"> {
  readonly type: StepType;
}

export const wallStep: fc.Arbitrary<WallStep> = fc.record({
  type: fc.oneof(
    ...Object.entries(WEIGHTS).map(([type, weight]) => ({
      weight,
      arbitrary: fc.constant(type as StepType),
    })),
  ),
  person: fc.nat(PEOPLE - 1),
  reset: fc.nat(RESETS - 1),
  route: fc.nat(15),
  value: fc.nat(5),
});

/** Both resets are drafts with a new route. */
export const FIRST_STEPS: readonly WallStep[] = (["createReset", "addRoute"] as const).flatMap(
  (type) => [0, 1].map((reset) => ({ type, person: 0, reset, route: 0, value: reset })),
);

export const runStep = (
  context: WallContext,
  { type, ...choice }: WallStep,
  time: number,
): Promise<Result> => steps[type](context, { ...choice, time });
