/**
 * Runs at the end of the document. Draws the skeletons of the first screen and of the overlay that the link opens. After
 * the first paint, requests the data of the screen, its drawing, its scripts and the font, and prepares formats meanwhile.
 */
import type { ScreenFirstLoad } from "@topout/shared/remote";

import { readInlineRegistry } from "../remotes/stored-registry.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { drawOverlay, drawSkeleton } from "./draw-skeleton.ts";
import { findFirstOverlay, findFirstScreen, type FirstScreen } from "./find-first-screens.ts";
import { hasConnectionLimit } from "./has-connection-limit.ts";
import { isFrameStatic } from "./is-frame-static.ts";
import { loadFonts } from "./load-fonts.ts";
import { prepareDates, prepareSorting } from "./prepare-formats.ts";
import { preloadFirstScreen, preloadRegistry } from "./preload-first-screen.ts";
import { readRegistry } from "./read-registry.ts";
import { requestFirstData } from "./request-first-data.ts";
import { runDrawing } from "./run-drawing.ts";
import { startPreloads } from "./start-preloads.ts";
import { waitForImage } from "./wait-for-image.ts";

declare global {
  interface Window {
    /** Resolves when the first requests have been sent. The app starts then. */
    firstRequests?: Promise<void>;
  }
}

const registry = readRegistry();
const getDeclared = (found: FirstScreen | undefined): ScreenFirstLoad =>
  (found && registry?.remotes[found.remote]?.firstLoad?.[found.screen]) ?? {};

const screen = findFirstScreen();
const overlay = findFirstOverlay();
const declared = getDeclared(screen);
const params = screen?.params ?? {};
const { skeleton: overlaySkeleton } = getDeclared(overlay);

if (declared.skeleton) drawSkeleton(declared.skeleton, params);
if (overlay && overlaySkeleton) drawOverlay(overlaySkeleton, overlay.params);

let drawn = Promise.resolve();

function requestScreen(): void {
  drawn = runDrawing(declared.drawing, screen && registry?.remotes[screen.remote]);
  if (!overlay) drawn = drawn.then(showOpenedOverlay);
  // The font would share the bandwidth with the data and the images of the drawing.
  void drawn.then(loadFonts);
  // If React has rendered, the screen sends its own requests.
  if (isFrameStatic()) requestFirstData(declared, params);
}

/** Shows the overlay that the drawing has opened, such as the panel of the route of a label. Resolves with its image. */
async function showOpenedOverlay(): Promise<void> {
  const opened = findFirstOverlay();
  const { skeleton } = getDeclared(opened);
  if (!opened || !skeleton || !isFrameStatic()) return;
  drawOverlay(skeleton, opened.params);
  await waitForImage(window.firstOverlay);
  preloadFirstScreen(registry);
}

async function preloadRemotes(): Promise<void> {
  if (!readInlineRegistry()) {
    preloadRegistry();
    return;
  }
  // The scripts would take the connections that the images of the drawing need.
  if (hasConnectionLimit()) await drawn;
  preloadFirstScreen(registry);
}

const steps = [
  // A browser opens only six connections to a server without HTTP/2. So the largest script starts first, because it takes
  // longest, then the drawing and its data, and then the scripts that let them pass.
  () => startPreloads(1, "auto"),
  requestScreen,
  () => startPreloads(Infinity, "low"),
  () => void preloadRemotes(),
  prepareSorting,
  prepareDates,
];

window.firstRequests = new Promise((resolve) => {
  // Each step is a task of its own, because a slow phone takes up to 60 ms for one.
  afterFirstPaint(() => [...steps, resolve].forEach((step) => setTimeout(step)));
});
