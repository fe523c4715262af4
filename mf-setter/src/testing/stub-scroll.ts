import { onTestFinished, vi } from "vitest";

/** Stubs `scrollIntoView`, which jsdom does not implement, until the test ends. */
export function stubScrollIntoView() {
  const scrollIntoView = vi.fn<Element["scrollIntoView"]>();
  Object.assign(Element.prototype, { scrollIntoView });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));
  return scrollIntoView;
}
