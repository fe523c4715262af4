import { useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import { notify } from "@topout/shared/platform";

import { getPhotoOf } from "./photo-batch.ts";
import type { EditablePhotoBatch } from "./use-photo-batch.ts";

export interface SaveBatchOptions {
  readonly routes: readonly PlacedRoute[];
  readonly photoBatch: EditablePhotoBatch;
  /** Returns false if the device cannot store the photo. The user then gets a notification. */
  readonly savePhoto: (route: PlacedRoute, photo: Blob) => Promise<boolean>;
  readonly onSaved: () => void;
}

/** Saves the photos in the order of the routes. Those that the device could not store stay in the batch. */
export function useSaveBatch({ routes, photoBatch, savePhoto, onSaved }: SaveBatchOptions) {
  const [isSaving, setIsSaving] = useState(false);
  const saveAll = async (): Promise<boolean> => {
    for (const route of routes) {
      const photo = getPhotoOf(photoBatch.batch, route.id);
      if (!photo?.file) continue;
      if (!(await savePhoto(route, photo.file))) return false;
      photoBatch.remove(photo.id);
    }
    return true;
  };
  const save = async () => {
    setIsSaving(true);
    const isSaved = await saveAll();
    setIsSaving(false);
    if (!isSaved) return;
    notify({ type: "success", title: "Photos saved" });
    onSaved();
  };
  return { isSaving, save };
}
