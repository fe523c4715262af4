/**
 * Stores the label of the button that the user clicked last in the static frame. `useEarlyClick` repeats the click. The
 * build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function recordEarlyClick() {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button[aria-label]");
    if (!button || !document.querySelector("[data-static]")) return;
    document.documentElement.dataset["earlyClick"] = button.getAttribute("aria-label") ?? "";
  });
}
