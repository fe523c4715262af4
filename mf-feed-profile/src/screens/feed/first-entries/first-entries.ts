/**
 * Draws the first entries of the feed before the code of the screen has loaded, as soon as its data has arrived. The
 * document loads this script. See shell/src/first-load/README.md.
 */
import type { ActivityPage, GymPage, Video } from "@topout/shared/contract";
import { DRAWING_ATTRIBUTE, readResponse } from "@topout/shared/first-load";

import { selectSince } from "../../../features/activity-feed/model/load-videos.ts";
import { getPageWindow, mergePages } from "../../../features/activity-feed/model/timeline.ts";
import { feedRequests } from "../feed-requests.build.ts";
import { drawEntries } from "./draw-entries.tsx";

async function show(): Promise<void> {
  const [page, videos, gyms] = await Promise.all([
    readResponse<ActivityPage>(feedRequests.activities),
    readResponse<Video[]>(feedRequests.videos),
    readResponse<GymPage>(feedRequests.gyms),
  ]);
  const skeleton = document.querySelector(`[${DRAWING_ATTRIBUTE}]`);
  // React has replaced the skeleton.
  if (!skeleton) return;
  const entries = mergePages([{ ...page, videos: selectSince(videos, getPageWindow(page)) }]);
  const drawing = drawEntries({ entries, gyms: gyms.data, widthPx: skeleton.clientWidth });
  if (!drawing) return;
  window.firstDrawing = drawing;
  skeleton.replaceChildren(drawing);
}

// The page works without this drawing, and handles the errors itself. What it starts after the drawing waits for this.
await show().catch(() => undefined);
