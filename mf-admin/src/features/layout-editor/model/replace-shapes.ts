import { createDraft, type Draft } from "./draft.ts";
import type { Shape } from "./shape.ts";

/** Replaces all shapes with those of a file. An empty list changes nothing, because a draft has at least one shape. */
export const replaceShapes = <S extends Shape>(draft: Draft<S>, shapes: readonly S[]): Draft<S> =>
  shapes.length === 0 ? draft : createDraft(shapes);
