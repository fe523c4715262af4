/** An element with this attribute has no focus ring. A key press removes the attribute. */
export const TAPPED_ATTRIBUTE = "data-tapped";

/** Focuses an element without a focus ring. Browsers may show one if a script moves the focus, even after a tap. */
export function focusAfterTap(element: HTMLElement | null) {
  if (!element) return;
  element.setAttribute(TAPPED_ATTRIBUTE, "");
  element.addEventListener("blur", () => element.removeAttribute(TAPPED_ATTRIBUTE), { once: true });
  element.focus({ preventScroll: true });
}
