import type { KeyboardEvent } from "react";

import type { Circuit } from "@topout/shared/contract";

import type { Placing } from "./use-placing.ts";

interface PlaceKeysOptions {
  readonly placing: Placing;
  readonly circuits: readonly Circuit[];
  readonly grades: readonly string[];
}

/**
 * 1 to 9 choose a circuit, the brackets a grade. Ctrl+Z takes back the last dot, Escape ends the selection. The returned
 * function reports whether it has handled the key.
 */
export function createPlaceKeys({ placing, circuits, grades }: PlaceKeysOptions) {
  const changeGrade = (step: number) => {
    const grade = grades[grades.indexOf(placing.brush.grade) + step];
    if (grade !== undefined) placing.change({ grade });
  };
  const keys = new Map([
    ["[", () => changeGrade(-1)],
    ["]", () => changeGrade(1)],
    ["Escape", () => placing.select(undefined)],
    ...circuits
      .slice(0, 9)
      .map(({ id }, index) => [String(index + 1), () => placing.changeCircuit(id)] as const),
  ]);
  const undo = () => {
    if (placing.lastPlaced) placing.remove(placing.lastPlaced);
  };

  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const hasModifier = ctrlKey || metaKey;
    const run = hasModifier && key.toLowerCase() === "z" ? undo : keys.get(key);
    if (!run || altKey || (hasModifier && run !== undo)) return false;
    run();
    return true;
  };
}
