import type { Video } from "@topout/shared/contract";

/** What is still on its way stands first, right where it was uploaded; else the newest. */
export const sortVideos = (videos: readonly Video[]): Video[] =>
  videos.toSorted(
    (a, b) => Number(a.processed) - Number(b.processed) || b.time.localeCompare(a.time),
  );
