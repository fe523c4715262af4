import { useEffect, useRef, useState } from "react";

import { useConvertPhoto } from "../../../photos/use-convert-photo.ts";
import { addPhoto, type PhotoTray, removePhoto, selectPhoto } from "./photo-tray.ts";

/** No set has more routes. Each photo in the tray keeps its converted file in memory. */
const MAX_PHOTOS = 60;
const LIMIT_ERROR = `The tray holds up to ${MAX_PHOTOS} photos. Create these routes first.`;

/** The chosen photos of a form, converted in the browser. `isSingle`: a new photo replaces the previous one. */
export function usePhotoTray({ isSingle }: { isSingle: boolean }) {
  const [tray, setTray] = useState<PhotoTray>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [pendingCount, setPendingCount] = useState(0);
  const nextId = useRef(1);
  const convertPhoto = useConvertPhoto();
  const count = tray.length + pendingCount;
  const acceptPhoto = useLimit(count, isSingle ? Infinity : MAX_PHOTOS);
  useUrlRevocation(tray);

  const convertAndAdd = async (original: File) => {
    setPendingCount((previous) => previous + 1);
    const conversion = await convertPhoto(original);
    if (!conversion) return;
    setPendingCount((previous) => previous - 1);
    const { file, error } = conversion;
    if (error !== undefined) return setErrors((previous) => [...new Set([...previous, error])]);
    const photo = { id: nextId.current++, file, url: URL.createObjectURL(file) };
    setTray((previous) => addPhoto(previous, photo, isSingle));
  };
  const add = (original: File) => {
    if (!acceptPhoto()) return setErrors([LIMIT_ERROR]);
    setErrors([]);
    void convertAndAdd(original);
  };

  return {
    tray,
    currentPhoto: tray[0],
    /** Includes photos that are still being converted. */
    count,
    isConverting: pendingCount > 0,
    /** Why photos of the last choice were not added. */
    errors,
    add,
    remove: (id: number) => setTray((previous) => removePhoto(previous, id)),
    select: (id: number) => setTray((previous) => selectPhoto(previous, id)),
  };
}

/** Returns a function that accepts a photo unless the limit is reached. It also counts photos since the last render. */
function useLimit(count: number, limit: number) {
  const acceptedCount = useRef(count);
  useEffect(() => {
    acceptedCount.current = count;
  }, [count]);
  return () => {
    if (acceptedCount.current >= limit) return false;
    acceptedCount.current += 1;
    return true;
  };
}

/** Revokes the URL of a photo when the photo leaves the tray, and all URLs when the form closes. */
function useUrlRevocation(tray: PhotoTray) {
  const urls = useRef<readonly string[]>([]);

  useEffect(() => {
    const currentUrls = tray.map(({ url }) => url);
    revoke(urls.current.filter((url) => !currentUrls.includes(url)));
    urls.current = currentUrls;
  }, [tray]);

  useEffect(() => () => revoke(urls.current), []);
}

const revoke = (urls: readonly string[]) => {
  for (const url of urls) URL.revokeObjectURL(url);
};
