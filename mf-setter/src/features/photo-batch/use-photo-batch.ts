import { useRef, useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";

import { useConvertPhoto } from "../../photos/use-convert-photo.ts";
import {
  addPhoto,
  completePhoto,
  EMPTY_BATCH,
  fillRoute,
  getCapacity,
  movePhoto,
  type PhotoBatch,
  removePhoto,
  skipRoute,
  swapPhotos,
} from "./photo-batch.ts";

export type EditablePhotoBatch = ReturnType<typeof usePhotoBatch>;

/** The photos that the user has chosen together, and the new routes that get them. */
export function usePhotoBatch(routes: readonly PlacedRoute[]) {
  const { batch, latest, update } = useBatchState();
  const [isLimitReached, setIsLimitReached] = useState(false);
  const nextId = useRef(1);
  const convertPhoto = useConvertPhoto();
  const routeIds = routes.map(({ id }) => id);

  return {
    batch,
    routeIds,
    /** Whether the last choice had more photos than the batch takes. */
    isLimitReached,
    isConverting: batch.photos.some(({ file, error }) => !file && error === undefined),

    add: async (original: File) => {
      const hasCapacity = getCapacity(latest.current) > 0;
      setIsLimitReached(!hasCapacity);
      if (!hasCapacity) return;
      const id = nextId.current++;
      update((current) => addPhoto(current, id, routeIds));
      const conversion = await convertPhoto(original);
      if (conversion) update((current) => completePhoto(current, id, conversion));
    },
    remove: (id: number) => update((current) => removePhoto(current, id)),
    swap: (id: number, otherId: number) => update((current) => swapPhotos(current, id, otherId)),
    move: (id: number, routeId: string) => update((current) => movePhoto(current, id, routeId)),
    skip: (routeId: string) => update((current) => skipRoute(current, routeId, routeIds)),
    fill: (routeId: string) => update((current) => fillRoute(current, routeId, routeIds)),
  };
}

/** Several photos can be chosen before the next render, so handlers read the latest state. */
function useBatchState() {
  const [batch, setBatch] = useState(EMPTY_BATCH);
  const latest = useRef(batch);
  const update = (change: (batch: PhotoBatch) => PhotoBatch) => {
    latest.current = change(latest.current);
    setBatch(latest.current);
  };
  return { batch, latest, update };
}
