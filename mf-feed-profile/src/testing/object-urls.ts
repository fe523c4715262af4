import { onTestFinished, vi } from "vitest";

/** jsdom does not implement `URL.createObjectURL`. The stub returns this URL for every blob. */
export const OBJECT_URL = "blob:in-memory";

export function stubObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => OBJECT_URL, revokeObjectURL: vi.fn<() => void>() });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
}
