import { request } from "@topout/shared/api";
import { activities, type ActivityQuery } from "@topout/shared/contract";

import { normalizeActivityPage } from "./normalize-activities.ts";

/** Fetches one page. The first page's `as_of` keeps later pages stable when new entries arrive. */
export const fetchActivityPage = (query: ActivityQuery, signal?: AbortSignal) =>
  request(activities.page, {
    query,
    normalize: normalizeActivityPage,
    ...(signal && { signal }),
  });
