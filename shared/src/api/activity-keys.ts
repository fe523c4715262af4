/** Query keys of activities. Their calls are in `@topout/shared/api/activities`. */
export const activityKeys = {
  all: () => ["activities"] as const,

  /** A cached feed. The filter is the last element. */
  feed: (filter: { gym_id?: string } = {}) => [...activityKeys.all(), "feed", filter] as const,
};
