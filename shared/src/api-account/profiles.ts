import { climbQueries, request, normalizeClimbs, userQueries } from "@topout/shared/api";
import { profiles } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** People by their names, whatever the case. */
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

  /** Whether one could be called so; asked anew each time, since others choose names too. */
  isUsernameAvailable: (name: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), "is-name-free", name.toLowerCase()],
      queryFn: ({ signal }) => request(profiles.isUsernameAvailable, { params: { name }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
