/** Runs after the first paint: requests the scripts and the data of the first screen, and the font. */
import { afterFirstPaint } from "./after-first-paint.ts";
import { showFirstMap } from "./first-map/first-map.ts";
import { isFrameStatic } from "./is-frame-static.ts";
import { loadFonts } from "./load-fonts.ts";
import { preloadFirstScreen } from "./preload-first-screen.ts";
import { requestFirstData } from "./request-first-data.ts";
import { startPreloads } from "./start-preloads.ts";

declare global {
  interface Window {
    /** Resolves when the first requests have been sent. The app starts then, see `shell/build/document-plugin.ts`. */
    firstRequests?: Promise<void>;
  }
}

const steps = [
  // A browser opens only six connections to a server without HTTP/2. So the largest script starts first, because it takes
  // longest, and then the data, which the map waits for.
  () => startPreloads(1),
  // If React has rendered, the screen sends its own requests.
  () => isFrameStatic() && requestFirstData(),
  () => startPreloads(),
  preloadFirstScreen,
  loadFonts,
  showFirstMap,
];

window.firstRequests = new Promise((resolve) => {
  // Each step is a task of its own, because a slow phone takes up to 60 ms for one.
  afterFirstPaint(() => [...steps, resolve].forEach((step) => setTimeout(step)));
});
