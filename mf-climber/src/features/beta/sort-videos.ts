import type { Video } from "@topout/shared/contract";

/** Unprocessed videos first, beside the upload tile, then the newest. */
export const sortVideos = (videos: readonly Video[]): Video[] =>
  [...videos].sort(
    (a, b) => Number(a.processed) - Number(b.processed) || b.time.localeCompare(a.time),
  );
