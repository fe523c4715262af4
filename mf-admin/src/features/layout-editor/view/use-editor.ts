import { useCallback, useMemo, useState } from "react";

import { createDraft, type Draft } from "../model/draft.ts";
import { createHistory, record, redo, undo } from "../model/history.ts";
import type { Shape } from "../model/shape.ts";

export type ChangeDraft<S extends Shape> = (
  update: (draft: Draft<S>) => Draft<S>,
  mergeKey?: string,
) => void;

/** The lines or the areas of a layout, with the commands that change them. */
export interface Editor<S extends Shape> {
  readonly draft: Draft<S>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Records a step. Consecutive changes with the same key are one step. */
  readonly change: ChangeDraft<S>;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useEditor<S extends Shape>(getShapes: () => readonly S[]): Editor<S> {
  const [history, setHistory] = useState(() => createHistory(createDraft(getShapes())));
  const change = useCallback<ChangeDraft<S>>(
    (update, mergeKey) =>
      setHistory((current) => record(current, update(current.present), mergeKey)),
    [],
  );

  return useMemo(
    () => ({
      draft: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      change,
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
    }),
    [history, change],
  );
}
