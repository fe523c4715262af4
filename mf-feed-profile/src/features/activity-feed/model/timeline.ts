import type { Activity, ActivityPage, Video } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";

/** A time range. `since` is exclusive, `until` is inclusive. A missing bound means no limit. */
export interface TimeWindow {
  readonly since?: string;
  readonly until?: string;
}

/** A page of activities with the videos of the same time range. */
export interface FeedPage extends ActivityPage {
  readonly videos: readonly Video[];
  readonly window: TimeWindow;
  /** Whether the videos failed to load. */
  readonly hasVideoError: boolean;
}

export type FeedEntry =
  | { readonly type: "activity"; readonly id: string; readonly activity: Activity }
  | { readonly type: "video"; readonly id: string; readonly video: Video };

/**
 * Returns the time range of a page of activities. It starts after the oldest activity and ends where the window of the
 * previous page starts. The windows of all pages are consecutive, so each video belongs to exactly one page.
 */
export function getPageWindow(
  { data, meta }: ActivityPage,
  previousWindow: TimeWindow = {},
): TimeWindow {
  const until = previousWindow.since;
  const bound = until === undefined ? {} : { until };
  if (meta.page >= meta.totalPages) return bound;
  // An activity can move while the client loads pages, and a page can be empty. A window never starts after its end.
  const since = [data.at(-1)?.time ?? until ?? meta.as_of, until ?? meta.as_of].reduce(min);
  return { ...bound, since };
}

const min = (a: string, b: string) => (a < b ? a : b);

export const isEmptyWindow = ({ since, until }: TimeWindow): boolean =>
  since !== undefined && since === until;

/** Merges the pages into one list, newest first. At equal times, activities come before videos. */
export function mergePages(pages: readonly Pick<FeedPage, "data" | "videos">[]): FeedEntry[] {
  const entries = pages.flatMap(mergePage);
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

const mergePage = ({ data, videos }: Pick<FeedPage, "data" | "videos">): FeedEntry[] =>
  [
    ...data.map((activity) => ({ type: "activity" as const, id: activity.id, activity })),
    ...videos.map((video) => ({ type: "video" as const, id: video.id, video })),
  ].sort((a, b) => compareText(getTime(b), getTime(a)));

const getTime = (entry: FeedEntry) =>
  entry.type === "activity" ? entry.activity.time : entry.video.time;
