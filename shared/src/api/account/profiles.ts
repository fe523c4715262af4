import { climbQueries, request, userQueries } from "@topout/shared/api";
import { type Climb, type ClimbPage, profiles } from "@topout/shared/contract";
import { suggestUsername } from "@topout/shared/domain";
import { type QueryMeta, queryOptions } from "@topout/shared/platform";

export interface ViewOptions {
  /** Shows the owner what others see: the request has no token. */
  readonly asVisitor?: boolean;
}

const toRequestOptions = ({ asVisitor }: ViewOptions) => asVisitor && { token: null };

const RECENT_PAGE_SIZE = 200;
const MIN_RECENT_SENDS = 20;
/** Limits the number of requests. A page can contain many attempts and few sends. */
const MAX_RECENT_PAGES = 10;

/** The profile explains that the sends are private. */
const hiddenSendsMeta: QueryMeta = { handledErrors: ["PROFILE_NOT_VISIBLE", "SENDS_NOT_VISIBLE"] };

/** Queries by username. Usernames are not case-sensitive. */
export const profileQueries = {
  detail: (username: string, view: ViewOptions = {}) =>
    queryOptions({
      queryKey: [...userQueries.all(), "profile", username.toLowerCase(), view],
      queryFn: ({ signal }) =>
        request(profiles.get, {
          params: { username },
          signal,
          ...toRequestOptions(view),
        }),
      meta: { handledErrors: ["PROFILE_NOT_VISIBLE"] },
    }),

  /** The newest climbs with at least 20 sends, or all climbs if there are fewer. Newest first. */
  recentClimbs: (username: string, view: ViewOptions = {}) =>
    queryOptions({
      queryKey: [...climbQueries.all(), "recent", username.toLowerCase(), view],
      queryFn: ({ signal }) =>
        loadRecentClimbs((query) =>
          request(profiles.climbs, {
            params: { username },
            query,
            signal,
            ...toRequestOptions(view),
          }),
        ),
      meta: hiddenSendsMeta,
    }),

  /** The sends in all gyms, or in one. */
  stats: (username: string, filter: { gym_id?: string } = {}, view: ViewOptions = {}) =>
    queryOptions({
      queryKey: [...climbQueries.all(), "stats", username.toLowerCase(), filter, view],
      queryFn: ({ signal }) =>
        request(profiles.stats, {
          params: { username },
          query: filter,
          signal,
          ...toRequestOptions(view),
        }),
      meta: hiddenSendsMeta,
    }),

  /** Not cached, because another user can take the name at any time. */
  isUsernameAvailable: (name: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), "is-username-available", name.toLowerCase()],
      queryFn: ({ signal }) => request(profiles.isUsernameAvailable, { params: { name }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),

  /** A username for a new account. Null if it is not available. The form works without it, so it shows no error. */
  usernameSuggestion: (email: string) => {
    const name = suggestUsername(email);
    return queryOptions({
      queryKey: [...userQueries.all(), "username-suggestion", name],
      queryFn: async ({ signal }) =>
        name !== undefined &&
        (await request(profiles.isUsernameAvailable, { params: { name }, signal }))
          ? name
          : null,
      enabled: name !== undefined,
      gcTime: 0,
      meta: { handledErrors: ["RATE_LIMITED", "INTERNAL", "UNAVAILABLE"] },
    });
  },
};

async function loadRecentClimbs(
  fetchClimbs: (page: ClimbPage) => Promise<Climb[]>,
): Promise<Climb[]> {
  const climbs: Climb[] = [];
  for (let count = 0; count < MAX_RECENT_PAGES; count += 1) {
    const before = climbs.at(-1)?.time;
    const page = await fetchClimbs({ limit: RECENT_PAGE_SIZE, ...(before && { before }) });
    climbs.push(...page);
    if (page.length < RECENT_PAGE_SIZE || hasEnoughSends(climbs)) break;
  }
  return climbs;
}

const hasEnoughSends = (climbs: readonly Climb[]) =>
  climbs.filter(({ sent }) => sent).length >= MIN_RECENT_SENDS;
