import { shrinkImage } from "@topout/shared/api/upload";
import type { Point } from "@topout/shared/domain";
import { notify } from "@topout/shared/platform";
import { useState } from "react";

import { fromDataUrl, toDataUrl } from "../../drafts/stored-image.ts";
import { fitToGuide, scaleByLength, type TracePlace } from "./place-trace.ts";
import { loadTrace, removeTrace, saveTrace } from "./trace-store.ts";

/** The ends of a line whose length the user knows. Undefined if the user measures none. */
type Measure = readonly Point[] | undefined;

interface TracePicture {
  readonly blob: Blob;
  /** A data URL, for the storage. */
  readonly image: string;
  readonly place: TracePlace;
}

const MAX_FILE_BYTES = 10_000_000;
/** A larger picture does not fit into the browser's storage. */
const MAX_STORED_CHARACTERS = 2_000_000;

/** The picture of a floor plan to draw over. It stays on this device. */
export function useTrace(subject: string) {
  const [picture, setPicture] = useState(() => load(subject));
  const [measure, setMeasure] = useState<Measure>();

  const show = (next: TracePicture) => {
    setPicture(next);
    if (!saveTrace({ subject, image: next.image, place: next.place })) {
      notify({ type: "warning", title: "The picture is here until you leave this page" });
    }
  };

  const choose = async (file: Blob) => {
    const next = await readPicture(file);
    if (next) show(next);
    else notify({ type: "error", title: "Choose another picture", message: UNREADABLE });
  };

  /** Gives the measured line its known length. */
  const applyLength = (length: number) => {
    const [start, end] = measure ?? [];
    if (!picture || !start || !end) return;
    show({ ...picture, place: scaleByLength(picture.place, [start, end], length) });
    setMeasure(undefined);
  };

  return {
    picture,
    choose,
    remove: () => {
      setPicture(undefined);
      setMeasure(undefined);
      removeTrace();
    },
    measure,
    toggleMeasure: () => setMeasure(measure ? undefined : []),
    /** Adds the second end of the line, or begins a new one. */
    addEnd: (end: Point) => setMeasure(measure?.length === 1 ? [...measure, end] : [end]),
    applyLength,
  };
}

export type Trace = ReturnType<typeof useTrace>;

const UNREADABLE = "Choose a PNG, JPG or GIF up to 10MB. Large pictures need to be smaller.";

function load(subject: string): TracePicture | undefined {
  const stored = loadTrace(subject);
  const blob = stored && fromDataUrl(stored.image);
  return stored && blob && { blob, image: stored.image, place: stored.place };
}

/** Returns undefined for a file that is too large or no image. */
async function readPicture(file: Blob): Promise<TracePicture | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const place = fitToGuide(bitmap);
    bitmap.close();
    const blob = await shrinkImage(file);
    const image = await toDataUrl(blob);
    return image.length > MAX_STORED_CHARACTERS ? undefined : { blob, image, place };
  } catch {
    return undefined;
  }
}
