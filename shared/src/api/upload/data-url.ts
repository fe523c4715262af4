/** Converts an image to a data URL, because `localStorage` and `sessionStorage` store only text. */
export const toDataUrl = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => reject(new Error("The image could not be read")));
    reader.readAsDataURL(image);
  });

const DATA_URL = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=]+)$/;

/**
 * Converts a data URL to an image. Returns undefined if the text is not a data URL of an image. Decodes the URL itself,
 * because the content security policy forbids data URLs in `fetch` and `<img>`.
 */
export function fromDataUrl(url: string): Blob | undefined {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}
