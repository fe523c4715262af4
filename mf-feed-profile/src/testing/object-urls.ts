import { onTestFinished, vi } from "vitest";

/** jsdom makes no addresses for what is in memory; here all of it is at this one. */
export const OBJECT_URL = "blob:in-memory";

export function stubObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => OBJECT_URL, revokeObjectURL: vi.fn<() => void>() });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
}
