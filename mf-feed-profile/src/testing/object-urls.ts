import { onTestFinished, vi } from "vitest";

/** jsdom makes no addresses for what is in memory; here all of it is at this one. */
export const IN_MEMORY = "blob:in-memory";

export function provideObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => IN_MEMORY, revokeObjectURL: vi.fn<() => void>() });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
}
