import { useEffect, useRef } from "react";

interface BlobImageProps {
  blob: Blob;
  alt: string;
}

/** Shows an image that has no URL. Its blob URL exists only while the component is mounted. */
export function BlobImage({ blob, alt }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <img ref={image} alt={alt} />;
}
