import { useEffect, useRef } from "react";

/** An image that is not uploaded yet. Its URL exists only while it is shown. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <img ref={image} alt={alt} />;
}
