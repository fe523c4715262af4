/** A decoded photo. */
export interface SourceImage {
  readonly element: HTMLImageElement;
  /** A blob URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Decodes the file and applies the orientation in its metadata. Rejects if the browser cannot read the file. */
export async function loadImage(file: Blob): Promise<SourceImage> {
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { element, url, width: element.naturalWidth, height: element.naturalHeight };
}

export const releaseImage = ({ url }: SourceImage): void => URL.revokeObjectURL(url);
