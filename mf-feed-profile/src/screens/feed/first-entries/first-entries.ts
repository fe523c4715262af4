/**
 * Draws the first entries of the feed before the code of the screen has loaded, as soon as its data has arrived. The
 * document loads this script. See shell/src/first-load/README.md.
 */
import type { ActivityPage, GymPage, User, Video } from "@topout/shared/contract";
import { DRAWING_ATTRIBUTE, readResponse, readStoredToken } from "@topout/shared/first-load";

import { selectSince } from "../../../features/activity-feed/model/load-videos.ts";
import { getPageWindow, mergePages } from "../../../features/activity-feed/model/timeline.ts";
import { accountRequest, feedRequests } from "../feed-requests.build.ts";
import { drawEntries } from "./draw-entries.tsx";

async function show(): Promise<void> {
  const [page, videos, gyms, isGuarded] = await Promise.all([
    readResponse<ActivityPage>(feedRequests.activities),
    readResponse<Video[]>(feedRequests.videos),
    readResponse<GymPage>(feedRequests.gyms),
    readBetaGuard(),
  ]);
  const skeleton = document.querySelector(`[${DRAWING_ATTRIBUTE}]`);
  // React has replaced the skeleton.
  if (!skeleton) return;
  const entries = mergePages([{ ...page, videos: selectSince(videos, getPageWindow(page)) }]);
  const drawing = drawEntries({
    entries,
    gyms: gyms.data,
    widthPx: skeleton.clientWidth,
    isGuarded,
  });
  if (!drawing) return;
  window.firstDrawing = drawing;
  skeleton.replaceChildren(drawing);
}

/** Whether the user's settings may cover videos. */
async function readBetaGuard(): Promise<boolean> {
  if (readStoredToken() === null) return false;
  const { settings } = await readResponse<Partial<User>>(accountRequest);
  return settings?.guard_beta ?? false;
}

// The page works without this drawing, and handles the errors itself. What it starts after the drawing waits for this.
await show().catch(() => undefined);
