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
  const stops = focusable(within);
  const first = stops[0];
  const last = stops.at(-1);
  const edge = event.shiftKey ? first : last;
  const active = document.activeElement;

  if (stops.length > 0 && active !== edge && active !== within) return;
  if (active === within && !event.shiftKey) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
