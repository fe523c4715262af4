import { DRAWING_ATTRIBUTE, toAbsoluteUrl } from "@topout/shared/first-load";
import type { Skeleton, SkeletonBox } from "@topout/shared/remote";
import { breakpoints } from "@topout/shared/theme";

import { expandPath, hasPlaceholder } from "./expand-path.ts";
import type { FirstScreen } from "./find-first-screens.ts";

declare global {
  interface Window {
    /** The skeleton of the first screen. React's skeletons move it into themselves. */
    firstSkeleton?: HTMLElement | undefined;
    /** The skeleton of the overlay that the link opens. The loading state of the overlay moves it into itself. */
    firstOverlay?: HTMLElement | undefined;
  }
}

/** Values of the placeholders in paths of images. */
type Params = FirstScreen["params"];

/** Draws the skeleton that the remote of the first screen has declared. */
export function drawSkeleton(declared: Skeleton, params: Params): void {
  const skeleton = createSkeleton(declared, params);
  window.firstSkeleton = skeleton;
  document.documentElement.dataset["skeleton"] = "shown";
  document.querySelector(".first-skeleton")?.append(skeleton);
}

/** Draws the skeleton of the overlay above the frame of the document. */
export function drawOverlay(declared: Skeleton, params: Params): void {
  const skeleton = createSkeleton(declared, params);
  window.firstOverlay = skeleton;
  const panel = document.createElement("div");
  panel.className = "overlay-panel";
  panel.ariaHidden = "true";
  panel.append(skeleton);
  document.querySelector("[data-static]")?.append(panel);
}

function createSkeleton({ blocks, ...root }: Skeleton, params: Params): HTMLElement {
  const skeleton = createElement(root);
  skeleton.append(...blocks.map((block) => createBlock(block, params)));
  return skeleton;
}

function createBlock(
  { items = [], hasDrawing = false, ...box }: Skeleton["blocks"][number],
  params: Params,
): HTMLElement {
  const block = createElement(box);
  if (hasDrawing) block.setAttribute(DRAWING_ATTRIBUTE, "");
  for (const { count = 1, image, ...item } of items) {
    const path = image && expandPath(image, params);
    // The path of a route's photo has no version if there is no photo.
    const create = () => (path && !hasPlaceholder(path) ? createImage(path) : undefined);
    for (let index = 0; index < count; index += 1) block.append(createElement(item, create()));
  }
  return block;
}

/** An image that does not exist leaves the background of its block. */
function createImage(path: string): HTMLImageElement {
  const image = document.createElement("img");
  image.alt = "";
  image.addEventListener("error", () => image.remove());
  image.src = toAbsoluteUrl(path);
  return image;
}

/** Sets each property by a script, because the content security policy forbids style attributes. */
function createElement(
  { style, wide, text = "" }: SkeletonBox,
  element: HTMLElement = document.createElement("div"),
): HTMLElement {
  const isWide = matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
  for (const [name, value] of Object.entries({ ...style, ...(isWide && wide) })) {
    element.style.setProperty(name, value);
  }
  element.textContent = text;
  return element;
}
