const FOCUSABLE = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled)",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "[tabindex]:not([tabindex='-1'])",
].join();

/** Everything that Tab reaches inside, in the document's order. */
export const focusable = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest("[hidden],[inert]") === null,
  );

/** Keeps Tab inside: past the last comes the first, and back. */
export function wrapTab(within: HTMLElement, event: KeyboardEvent) {
  const stops = [within, ...focusable(within)];
  const last = stops.at(-1);
  const active = document.activeElement;

  if (event.shiftKey && (active === within || active === stops[1])) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    stops[1]?.focus();
  }
}
