import type { Video } from "@topout/shared/contract";

import { isEmptyWindow, type TimeWindow } from "./timeline.ts";

/** The server returns at most this many videos. */
export const MAX_VIDEOS_PER_RESPONSE = 100;

type FetchVideos = (window: TimeWindow) => Promise<readonly Video[]>;

/**
 * Requests the newest videos at once, because the window of the first page is unknown until its activities have
 * arrived. The returned function takes the videos of a window without an end from this response.
 */
export function fetchNewestFirst(fetchVideos: FetchVideos): FetchVideos {
  const newest = fetchVideos({});
  // Without this, the browser reports a failure before the caller can handle it.
  newest.catch(() => undefined);
  return async (window) =>
    window.until === undefined ? selectSince(await newest, window) : fetchVideos(window);
}

export const selectSince = (videos: readonly Video[], { since }: TimeWindow): Video[] =>
  videos.filter(({ time }) => since === undefined || time > since);

/**
 * Loads all videos of a window, newest first. After a full response it requests the older videos. The next window
 * includes the time of the last video, because other videos may have the same time.
 */
export async function loadVideos(window: TimeWindow, fetchVideos: FetchVideos): Promise<Video[]> {
  const videos = new Map<string, Video>();
  let nextWindow = isEmptyWindow(window) ? undefined : window;
  while (nextWindow) {
    const response = await fetchVideos(nextWindow);
    for (const video of response) videos.set(video.id, video);
    nextWindow = getNextWindow(nextWindow, response);
  }
  return [...videos.values()];
}

function getNextWindow(
  { until: lastUntil, ...window }: TimeWindow,
  response: readonly Video[],
): TimeWindow | undefined {
  const until = response.at(-1)?.time;
  if (response.length < MAX_VIDEOS_PER_RESPONSE || until === undefined) return undefined;
  // If all videos of the response have the same time, continue before it.
  return { ...window, until: until === lastUntil ? getPreviousMillisecond(until) : until };
}

const getPreviousMillisecond = (time: string) => new Date(Date.parse(time) - 1).toISOString();
