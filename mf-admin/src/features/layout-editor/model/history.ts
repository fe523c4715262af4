import type { Draft } from "./draft.ts";
import type { Shape } from "./shape.ts";

/** The number of steps that undo can revert. */
export const MAX_STEPS = 1_000;

/** The states of a draft, oldest first. `future` has the undone states, the next one first. */
export interface History<S extends Shape = Shape> {
  readonly past: readonly Draft<S>[];
  readonly present: Draft<S>;
  readonly future: readonly Draft<S>[];
  /** Consecutive changes with the same key are one step, for example the letters of a name. */
  readonly mergeKey?: string | undefined;
}

export const createHistory = <S extends Shape>(present: Draft<S>): History<S> => ({
  past: [],
  present,
  future: [],
});

/** Sets the present draft. Records a step, unless only the selection has changed. */
export function record<S extends Shape>(
  history: History<S>,
  next: Draft<S>,
  mergeKey?: string,
): History<S> {
  const { past, present } = history;
  if (next.shapes === present.shapes) return { ...history, present: next };
  const isMerged = mergeKey !== undefined && mergeKey === history.mergeKey;
  return {
    past: isMerged ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    mergeKey,
  };
}

export function undo<S extends Shape>({ past, present, future }: History<S>): History<S> {
  const previous = past.at(-1);
  if (!previous) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<S extends Shape>({ past, present, future }: History<S>): History<S> {
  const [next, ...rest] = future;
  if (!next) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
