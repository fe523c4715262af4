import { climbQueries, request, normalizeClimbs, userQueries } from "@topout/shared/api";
import { profiles } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** Queries by username. Usernames are not case-sensitive. */
export const profileQueries = {
  byUsername: (username: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), "profile", username.toLowerCase()],
      queryFn: ({ signal }) => request(profiles.get, { params: { username }, signal }),
    }),

  /** Newest first. */
  climbs: (username: string) =>
    queryOptions({
      queryKey: [...climbQueries.all(), "of", username.toLowerCase()],
      queryFn: ({ signal }) =>
        request(profiles.climbs, { params: { username }, signal, normalize: normalizeClimbs }),
    }),

  /** Not cached, because another user can take the name at any time. */
  isUsernameAvailable: (name: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), "is-username-available", name.toLowerCase()],
      queryFn: ({ signal }) => request(profiles.isUsernameAvailable, { params: { name }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
