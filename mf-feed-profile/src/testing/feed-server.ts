import type { Activity, ActivityPage, Video } from "@topout/shared/contract";

import { MAX_VIDEOS_PER_RESPONSE } from "../features/activity-feed/model/load-videos.ts";
import type { TimeWindow } from "../features/activity-feed/model/timeline.ts";

export interface Item {
  readonly id: string;
  readonly time: string;
  /** The value of the clock when the item was added. Older snapshots of the list do not contain the item. */
  readonly createdAt: number;
}

export const toTime = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString();

export const compareNewestFirst = (a: Item, b: Item) =>
  b.time.localeCompare(a.time) || b.id.localeCompare(a.id);

/** A mock server with the paging rules of the real one. Each addition advances its clock. */
export function createFeedServer(pageSize: number) {
  const activities: Item[] = [];
  const videos: Item[] = [];
  let clock = 0;
  let requestCount = 0;

  const add = (list: Item[], times: readonly number[]) => {
    clock += 1;
    for (const time of times) {
      const id = `${list === videos ? "v" : "a"}${list.length}`.padEnd(6, "-");
      list.push({ id, time: toTime(time), createdAt: clock });
    }
  };

  return {
    addActivities: (times: readonly number[]) => add(activities, times),
    addVideos: (times: readonly number[]) => add(videos, times),
    getActivities: () => [...activities],
    getVideos: () => [...videos],
    countRequests: () => requestCount,
    fetchPage: (page: number, asOf = clock): { page: ActivityPage; asOf: number } => {
      const list = activities.filter(({ createdAt }) => createdAt <= asOf).sort(compareNewestFirst);
      const data = list.slice((page - 1) * pageSize, page * pageSize) as unknown as Activity[];
      const totalPages = Math.ceil(list.length / pageSize);
      const meta = { page, total: list.length, totalPages, as_of: toTime(10_000_000) };
      return { page: { data, meta }, asOf };
    },
    fetchVideos: async ({ since = "", until = "9" }: TimeWindow) => {
      requestCount += 1;
      return videos
        .filter(({ time }) => time > since && time <= until)
        .sort(compareNewestFirst)
        .slice(0, MAX_VIDEOS_PER_RESPONSE) as unknown as Video[];
    },
  };
}
