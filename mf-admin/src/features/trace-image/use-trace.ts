import { fromDataUrl, shrinkImage, toDataUrl } from "@topout/shared/api/upload";
import type { Point } from "@topout/shared/domain";
import { notify } from "@topout/shared/platform";
import { useState } from "react";

import { fitToGuide, scaleByLength, type TracePlace } from "./place-trace.ts";
import { loadTrace, removeTrace, saveTrace } from "./trace-store.ts";

/** The ends of a line whose length the user knows. Undefined if the user is not measuring. */
type MeasuredLine = readonly Point[] | undefined;

interface TraceImage {
  readonly blob: Blob;
  /** For `localStorage`, which stores only text. */
  readonly dataUrl: string;
  readonly place: TracePlace;
}

const MAX_FILE_BYTES = 10_000_000;
/** A larger image does not fit into the browser's storage. */
const MAX_STORED_CHARACTERS = 2_000_000;

/** The image of a floor plan to draw over. It stays on this device. `drawing` is the gym's id, or `create-gym`. */
export function useTrace(drawing: string) {
  const [image, setImage] = useState(() => load(drawing));
  const [measuredLine, setMeasuredLine] = useState<MeasuredLine>();

  const show = (next: TraceImage) => {
    setImage(next);
    if (!saveTrace({ drawing, dataUrl: next.dataUrl, place: next.place })) {
      notify({ type: "warning", title: "Floor plan not saved", message: NOT_SAVED });
    }
  };

  const choose = async (file: Blob) => {
    const next = await readImage(file);
    if (next) show(next);
    else notify({ type: "error", title: "Choose another image", message: UNREADABLE });
  };

  /** Scales the image so that the measured line has this length. */
  const applyLength = (length: number) => {
    const [start, end] = measuredLine ?? [];
    if (!image || !start || !end) return;
    show({ ...image, place: scaleByLength(image.place, [start, end], length) });
    setMeasuredLine(undefined);
  };

  return {
    image,
    choose,
    remove: () => {
      setImage(undefined);
      setMeasuredLine(undefined);
      removeTrace();
    },
    measuredLine,
    toggleMeasure: () => setMeasuredLine(measuredLine ? undefined : []),
    /** Adds the second end of the line, or starts a new line. */
    addEnd: (end: Point) =>
      setMeasuredLine(measuredLine?.length === 1 ? [...measuredLine, end] : [end]),
    applyLength,
  };
}

export type Trace = ReturnType<typeof useTrace>;

const UNREADABLE = "Choose a PNG, JPG or GIF up to 10MB, or a smaller version of this image.";
const NOT_SAVED = "The image is too large to save. It will be gone when you leave this page.";

function load(drawing: string): TraceImage | undefined {
  const stored = loadTrace(drawing);
  const blob = stored && fromDataUrl(stored.dataUrl);
  return stored && blob && { blob, dataUrl: stored.dataUrl, place: stored.place };
}

/** Returns undefined for a file that is too large or not an image. */
async function readImage(file: Blob): Promise<TraceImage | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const place = fitToGuide(bitmap);
    bitmap.close();
    const blob = await shrinkImage(file);
    const dataUrl = await toDataUrl(blob);
    return dataUrl.length > MAX_STORED_CHARACTERS ? undefined : { blob, dataUrl, place };
  } catch {
    return undefined;
  }
}
