import { useState } from "react";

/** The thumbnail of a video, or nothing if it could not be loaded. A stored list can have an `src` that has ended. */
export function VideoThumbnail({ src }: { src: string }) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === failedSrc) return null;
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />;
}
