/** Converts an image to text, because localStorage stores only text. */
export const toDataUrl = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () => reject(new Error("The image could not be read")));
    reader.readAsDataURL(image);
  });

const DATA_URL = /^data:([\w/+.-]+);base64,([A-Za-z0-9+/=]+)$/;

/** Decodes a data URL without `fetch`, because the content security policy forbids fetching data URLs. */
export function fromDataUrl(url: string): Blob | undefined {
  const [, type, data] = DATA_URL.exec(url) ?? [];
  if (!type || !data) return undefined;
  return new Blob([Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0)], {
    type,
  });
}
