/**
 * Runs at the end of the document. Draws the skeleton of the first screen. After the first paint, requests its data, its
 * drawing, its scripts and the font.
 */
import { readInlineRegistry } from "../remotes/stored-registry.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { drawSkeleton } from "./draw-skeleton.ts";
import { findFirstScreen } from "./find-first-screens.ts";
import { isFrameStatic } from "./is-frame-static.ts";
import { loadFonts } from "./load-fonts.ts";
import { preloadFirstScreen, preloadRegistry } from "./preload-first-screen.ts";
import { readRegistry } from "./read-registry.ts";
import { requestFirstData } from "./request-first-data.ts";
import { runDrawing } from "./run-drawing.ts";
import { startPreloads } from "./start-preloads.ts";

declare global {
  interface Window {
    /** Resolves when the first requests have been sent. The app starts then. */
    firstRequests?: Promise<void>;
  }
}

const registry = readRegistry();
const screen = findFirstScreen();
const remote = screen && registry?.remotes[screen.remote];
const declared = (screen && remote?.firstLoad?.[screen.screen]) ?? {};

if (declared.skeleton) drawSkeleton(declared.skeleton);

const steps = [
  // A browser opens only six connections to a server without HTTP/2. So the largest script starts first, because it takes
  // longest, and then the data, which the drawing waits for.
  () => startPreloads(1),
  // If React has rendered, the screen sends its own requests.
  () => isFrameStatic() && requestFirstData(declared, screen?.params ?? {}),
  () => runDrawing(declared.drawing, remote),
  () => startPreloads(),
  () => (readInlineRegistry() ? preloadFirstScreen(registry) : preloadRegistry()),
  loadFonts,
];

window.firstRequests = new Promise((resolve) => {
  // Each step is a task of its own, because a slow phone takes up to 60 ms for one.
  afterFirstPaint(() => [...steps, resolve].forEach((step) => setTimeout(step)));
});
