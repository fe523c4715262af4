import { useEffect, useRef } from "react";

import { type Conversion, convertPhoto } from "./convert-photo.ts";

/** Returns a function that converts a photo. It returns undefined if the component has unmounted meanwhile. */
export function useConvertPhoto() {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);

  return (original: File): Promise<Conversion | undefined> =>
    convertPhoto(original, controller.current?.signal);
}
