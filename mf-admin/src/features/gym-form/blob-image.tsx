import { useEffect, useRef } from "react";

/** Shows an image that is not uploaded yet. Its blob URL exists only while the component is mounted. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <img ref={image} alt={alt} />;
}
