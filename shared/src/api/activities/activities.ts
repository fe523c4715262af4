import { request } from "@topout/shared/api";
import { activities, type ActivityQuery } from "@topout/shared/contract";

/** Fetches one page. The first page's `as_of` keeps later pages stable when new entries arrive. */
export const fetchActivityPage = (query: ActivityQuery, signal?: AbortSignal) =>
  request(activities.page, {
    query,
    ...(signal && { signal }),
  });
