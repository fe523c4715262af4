export interface HistoryBlocker {
  /** Whether the user must stay, instead of moving to the history entry that the browser has reached. */
  readonly shouldBlock: () => boolean;
  /** Receives the number of history entries of the undone navigation. */
  readonly onBlock: (delta: number) => void;
}

/** A dialog with unsaved changes can be above a form with unsaved changes. The newest blocker is the first. */
const blockers: HistoryBlocker[] = [];

/** Undoes back and forward navigations, before the router sees them. Returns a function that removes the blocker. */
export function addHistoryBlocker(blocker: HistoryBlocker): () => void {
  blockers.unshift(blocker);
  return () => void blockers.splice(blockers.indexOf(blocker), 1);
}

/** A blocked navigation, while the browser returns. */
interface Undo {
  readonly blocker: HistoryBlocker;
  readonly delta: number;
  /** The last step of the return, and the position that the browser has reached since. */
  readonly step: number;
  readonly reachedIndex: number;
}

let undo: Undo | undefined;

/** Asks the blockers whether the browser may move between two positions. If it may not, it returns. */
export function isNavigationBlocked(index: number, newIndex: number): boolean {
  if (undo) {
    continueUndo(undo, index, newIndex);
    return true;
  }
  const blocker = newIndex === index ? undefined : blockers.find((other) => other.shouldBlock());
  if (blocker) takeStep({ blocker, delta: newIndex - index }, index, newIndex);
  return blocker !== undefined;
}

/** The user may have navigated again meanwhile. Then the step that is on its way ends elsewhere, and another one follows. */
function continueUndo(current: Undo, index: number, newIndex: number) {
  if (newIndex === index) {
    undo = undefined;
    current.blocker.onBlock(current.delta);
  } else if (newIndex - current.reachedIndex === current.step) takeStep(current, index, newIndex);
  else undo = { ...current, reachedIndex: newIndex };
}

function takeStep(navigation: Pick<Undo, "blocker" | "delta">, index: number, newIndex: number) {
  const step = index - newIndex;
  undo = { ...navigation, step, reachedIndex: newIndex };
  history.go(step);
}
