import { createDraft, type Draft } from "./draft.ts";
import type { Shape } from "./shape.ts";

/** Replaces all shapes by those of a file. Without any, nothing changes, because there is always one to draw. */
export const replaceShapes = <S extends Shape>(draft: Draft<S>, shapes: readonly S[]): Draft<S> =>
  shapes.length === 0 ? draft : createDraft(shapes);
