export type Step = "first" | "last" | "previous" | "next";

/**
 * The dot that a key leads to which walks them in their order: so each can be reached, which arrows alone do not promise.
 * It goes no further than the ends; with no dot to start from, next is the first and previous the last.
 */
export function inOrder<D>(dots: readonly D[], from: D | undefined, step: Step): D | undefined {
  const start = from === undefined ? undefined : dots.indexOf(from);
  const last = dots.length - 1;
  const index = {
    first: 0,
    last,
    previous: Math.max((start ?? last + 1) - 1, 0),
    next: Math.min((start ?? -1) + 1, last),
  };
  return dots[index[step]];
}
