import { activities, type ActivityQuery } from "@topout/shared/contract";

import { normalizeActivityPage } from "./normalize-activities.ts";
import { request } from "./request.ts";

export const activityQueries = {
  all: () => ["activities"] as const,

  /** The key of a cached feed. The filter is its last element. */
  feedKey: (filter: { gym_id?: string } = {}) =>
    [...activityQueries.all(), "feed", filter] as const,
};

/** Fetches one page. The first page's `as_of` keeps later pages stable when new entries arrive. */
export const fetchActivityPage = (query: ActivityQuery, signal?: AbortSignal) =>
  request(activities.page, {
    query,
    normalize: normalizeActivityPage,
    ...(signal && { signal }),
  });
