/** Hides the focus ring, which is for keyboards. A key removes it. */
export const TAPPED_ATTRIBUTE = "data-tapped";

/** Browsers may show the focus ring if a script moves the focus, even after a tap. */
export function focusAfterTap(element: HTMLElement | null) {
  if (!element) return;
  element.setAttribute(TAPPED_ATTRIBUTE, "");
  element.addEventListener("blur", () => element.removeAttribute(TAPPED_ATTRIBUTE), { once: true });
  element.focus({ preventScroll: true });
}
