import { useState } from "react";

/** The thumbnail of a video, or nothing if it could not be loaded. */
export function VideoThumbnail({ src }: { src: string }) {
  const [hasError, setHasError] = useState(false);
  if (hasError) return null;
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setHasError(true)} />;
}
