/**
 * Shows what a label leads to before the code of the screen has loaded, as soon as the scan is answered: the name of the
 * wall, and the panel of a route above it. The document loads this script. See shell/src/first-load/README.md.
 */
import type { CodeTarget } from "@topout/shared/contract";
import { addStyles, DRAWING_ATTRIBUTE, readResponse } from "@topout/shared/first-load";

import { createLabelRequest } from "../../../features/labels/create-label-request.ts";
import { FIRST_WALL_CLASS, firstWallStyles } from "../first-wall-styles.ts";
import { wallTexts } from "../wall-texts.ts";
import { openRoute } from "./open-route.ts";

async function show(): Promise<void> {
  const [, , code = ""] = location.pathname.split("/");
  const target = await readResponse<CodeTarget>(createLabelRequest(code));
  drawName(target);
  openRoute(target);
}

function drawName({ area }: CodeTarget): void {
  const skeleton = document.querySelector(`[${DRAWING_ATTRIBUTE}]`);
  // Without a skeleton, React has replaced it.
  if (!area || !skeleton) return;
  addStyles(firstWallStyles);
  const position = document.createElement("p");
  position.textContent = wallTexts.position;
  const name = document.createElement("div");
  name.translate = false;
  name.textContent = area.name;
  const drawing = document.createElement("div");
  drawing.className = FIRST_WALL_CLASS;
  drawing.append(position, name);
  window.firstDrawing = drawing;
  skeleton.replaceChildren(drawing);
}

// The page works without this drawing, and handles the errors itself. What it starts after the drawing waits for this.
await show().catch(() => undefined);
