import { useEffect, useEffectEvent, useRef, useState } from "react";

import { shrinkImage } from "@topout/shared/api/upload";

import { getPhotoError } from "./photo-error.ts";
import { addPhoto, type PhotoTray, removePhoto, selectPhoto } from "./photo-tray.ts";

/** The chosen photos of a form, converted in the browser. `isSingle`: a new photo replaces the previous one. */
export function usePhotoTray({ isSingle }: { isSingle: boolean }) {
  const [tray, setTray] = useState<PhotoTray>([]);
  const [pendingCount, setPendingCount] = useState(0);
  const [error, setError] = useState<string>();
  const nextId = useRef(1);
  // One conversion at a time, because a decoded photo of 12 megapixels needs 48 MB.
  const queue = useRef(Promise.resolve());

  const add = (original: File) => {
    setPendingCount((count) => count + 1);
    setError(undefined);
    queue.current = convertAfter(queue.current, original);
  };

  const convertAfter = async (previousConversion: Promise<void>, original: File) => {
    await previousConversion;
    const file = await shrinkImage(original);
    const newError = getPhotoError(original, file);
    if (newError === undefined) {
      const photo = { id: nextId.current++, file, url: URL.createObjectURL(file) };
      setTray((previous) => addPhoto(previous, photo, isSingle));
    } else {
      setError(newError);
    }
    setPendingCount((count) => count - 1);
  };

  const remove = (id: number) => {
    revoke(tray.filter((photo) => photo.id === id));
    setTray((previous) => removePhoto(previous, id));
  };

  const revokeAll = useEffectEvent(() => revoke(tray));
  useEffect(() => () => revokeAll(), []);

  return {
    tray,
    currentPhoto: tray[0],
    /** Includes photos that are still being converted. */
    count: tray.length + pendingCount,
    isConverting: pendingCount > 0,
    /** Why the last chosen photo was not added. */
    error,
    add,
    remove,
    select: (id: number) => setTray((previous) => selectPhoto(previous, id)),
  };
}

const revoke = (photos: PhotoTray) => {
  for (const { url } of photos) URL.revokeObjectURL(url);
};
