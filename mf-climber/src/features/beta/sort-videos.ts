import type { Video } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";

/** Sorts unprocessed videos first, next to the upload tile, and then by time, newest first. */
export const sortVideos = (videos: readonly Video[]): Video[] =>
  [...videos].sort(
    (a, b) => Number(a.processed) - Number(b.processed) || compareText(b.time, a.time),
  );
