import { onTestFinished, vi } from "vitest";

import { createPhoto } from "@topout/shared/testing";

/** The URL of every blob. */
export const OBJECT_URL = "blob:in-memory";

/** jsdom decodes and draws no images. Every photo is 400 × 300 px, and every canvas contains one pixel. */
export function stubImages(): void {
  vi.spyOn(URL, "createObjectURL").mockReturnValue(OBJECT_URL);
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(300);
  const context = { drawImage: () => undefined } as unknown as RenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob([createPhoto()], { type: "image/webp" })),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  });
}

/** Simulates a browser that cannot decode the format. */
export function stubFailingDecoder(): void {
  Object.assign(HTMLImageElement.prototype, {
    decode: () => Promise.reject(new DOMException("Not an image", "EncodingError")),
  });
}
