import type { ScreenState } from "./screen-state.ts";
import { getSharedVideoBar } from "./share.ts";

/** `share.e2e.ts` checks the bar of a stored video, which needs the service worker. */
export const shareScreenStates: readonly ScreenState[] = [
  {
    screen: "a shared video that is too large",
    path: "/?share=too-large",
    // The bar appears before the dashboard.
    locate: (page) => getSharedVideoBar(page).and(page.locator("body:has(h1) *")),
  },
];
