import { loadDraft, removeDraft, saveDraft } from "@topout/shared/drafts";

import type { TracePlace } from "./place-trace.ts";

interface StoredTrace {
  /** Identifies the drawing: the id of the gym, or `create-gym`. */
  readonly drawing: string;
  readonly dataUrl: string;
  readonly place: TracePlace;
}

/** Each device stores only one image, so that images cannot fill the storage. */
const NAME = "trace";

export function loadTrace(drawing: string): StoredTrace | undefined {
  const trace = loadDraft(NAME, isTrace);
  return trace?.drawing === drawing ? trace : undefined;
}

/** Returns false if the image does not fit into the storage. */
export const saveTrace = (trace: StoredTrace): boolean => saveDraft(NAME, trace);

export const removeTrace = () => removeDraft(NAME);

function isTrace(value: unknown): value is StoredTrace {
  const { drawing, dataUrl, place } = Object(value) as Partial<StoredTrace>;
  const { x, y, width, height } = Object(place) as Partial<TracePlace>;
  const isPlaced = [x, y, width, height].every((number) => Number.isFinite(number));
  return typeof drawing === "string" && typeof dataUrl === "string" && isPlaced;
}
