import { useState } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import { notify } from "@topout/shared/platform";

import { convertPhoto } from "../../../photos/convert-photo.ts";

export type SavePhoto = (draft: PlacedRoute, photo: Blob) => Promise<boolean>;

/** Saves chosen photos. A conversion goes on after the dialog has closed, so that no photo is lost. */
export function usePhotoSaving(savePhoto: SavePhoto, announce: (text: string) => void) {
  const [convertingId, setConvertingId] = useState<string>();

  const save = async (draft: PlacedRoute, original: File) => {
    setConvertingId(draft.id);
    const { file, error } = await convertPhoto(original);
    if (error !== undefined) notify({ type: "error", title: "Error", message: error });
    else if (await savePhoto(draft, file)) announce(`Photo of ${draft.name} added`);
    setConvertingId((current) => (current === draft.id ? undefined : current));
  };
  return { convertingId, save };
}
