import { loadDraft, removeDraft, saveDraft } from "../../drafts/stored-draft.ts";
import type { TracePlace } from "./place-trace.ts";

interface StoredTrace {
  /** The gym that is drawn from the picture. */
  readonly subject: string;
  /** A data URL. */
  readonly image: string;
  readonly place: TracePlace;
}

/** There is one picture on a device, so that pictures cannot fill the storage. */
const NAME = "trace";

export function loadTrace(subject: string): StoredTrace | undefined {
  const trace = loadDraft(NAME, isTrace);
  return trace?.subject === subject ? trace : undefined;
}

/** Returns whether there was room for the picture. Otherwise it is there until the user leaves the page. */
export const saveTrace = (trace: StoredTrace): boolean => saveDraft(NAME, trace);

export const removeTrace = () => removeDraft(NAME);

function isTrace(value: unknown): value is StoredTrace {
  const { subject, image, place } = Object(value) as Partial<StoredTrace>;
  const { x, y, width, height } = Object(place) as Partial<TracePlace>;
  const isPlaced = [x, y, width, height].every((number) => Number.isFinite(number));
  return typeof subject === "string" && typeof image === "string" && isPlaced;
}
