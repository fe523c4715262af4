import { DRAWING_ATTRIBUTE } from "@topout/shared/first-load";
import type { Skeleton, SkeletonBox } from "@topout/shared/remote";
import { breakpoints } from "@topout/shared/theme";

declare global {
  interface Window {
    /** The skeleton of the first screen. React's skeletons move it into themselves. */
    firstSkeleton?: HTMLElement | undefined;
  }
}

/** Draws the skeleton that the remote of the first screen has declared. */
export function drawSkeleton({ blocks, ...root }: Skeleton): void {
  const skeleton = createElement(root);
  skeleton.append(...blocks.map(createBlock));
  window.firstSkeleton = skeleton;
  document.documentElement.dataset["skeleton"] = "shown";
  document.querySelector(".first-skeleton")?.append(skeleton);
}

function createBlock({ items = [], hasDrawing = false, ...box }: Skeleton["blocks"][number]) {
  const block = createElement(box);
  if (hasDrawing) block.setAttribute(DRAWING_ATTRIBUTE, "");
  for (const { count = 1, ...item } of items) {
    for (let index = 0; index < count; index += 1) block.append(createElement(item));
  }
  return block;
}

/** Sets each property by a script, because the content security policy forbids style attributes. */
function createElement({ style, wide, text = "" }: SkeletonBox): HTMLElement {
  const element = document.createElement("div");
  const isWide = matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
  for (const [name, value] of Object.entries({ ...style, ...(isWide && wide) })) {
    element.style.setProperty(name, value);
  }
  element.textContent = text;
  return element;
}
