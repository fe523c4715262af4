import { isFrameStatic } from "./is-frame-static.ts";

/** Stores the label of the button that the user clicked last in the static frame. `useEarlyClick` repeats the click. */
export function recordEarlyClick(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button[aria-label]");
    if (!button || !isFrameStatic()) return;
    document.documentElement.dataset["earlyClick"] = button.getAttribute("aria-label") ?? "";
  });
}
