import type { GymPage, GymSummary } from "@topout/shared/contract";

import { findWordStarts } from "./find-word-starts.ts";

/** Finds a text in the name or location of some gyms. */
export function searchListedGyms(gyms: readonly GymSummary[], query: string): GymPage {
  const isMatch = ({ name, location }: GymSummary) =>
    findWordStarts(`${name} ${location}`, query).some((part) => part.isMatch);
  const data = gyms.filter(isMatch);
  return { data, meta: { page: 1, total: data.length, totalPages: 1 } };
}
