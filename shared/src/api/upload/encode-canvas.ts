/**
 * Encodes the content of a canvas with the first type that the browser can encode. Safari cannot encode WebP and returns
 * a PNG instead. Returns undefined if the browser can encode none of them.
 */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  types: readonly string[],
  quality: number,
): Promise<Blob | undefined> {
  for (const type of types) {
    const blob = await encode(canvas, type, quality);
    if (blob?.type === type) return blob;
  }
  return undefined;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
