import type { ActivityPage } from "@topout/shared/contract";

import type { Claims } from "../../auth/tokens.ts";
import type { Database } from "../../database/database.ts";
import { JsonText } from "../../http/json-text.ts";
import { prepareFeedQuery, DEFAULT_PAGE_SIZE, type FeedQueryVariant } from "./feed-query.ts";

export interface FeedPageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly gym_id: string | undefined;
  readonly as_of: Date | undefined;
  /** What the caller's token says; the query itself looks whether its session lives. */
  readonly claims: Claims | undefined;
}

/** Before anything ever happened in the feed. */
const START = "1970-01-01T00:00:00.000Z";

export const createActivityStore = (db: Database) => ({
  /** In one round trip, and as the text that the database wrote. */
  page: async (asked: FeedPageRequest): Promise<JsonText<ActivityPage>> => {
    const { page, page_size, gym_id, as_of, claims } = asked;
    const query = queryOf({
      ofGym: !!gym_id,
      asOf: !!as_of,
      signedIn: !!claims,
      isFront: page === 1 && page_size === DEFAULT_PAGE_SIZE,
    });
    const [row] = await query(db, {
      ...claims,
      gym_id,
      as_of: as_of?.toISOString(),
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    if (!row) throw new Error("The feed has no page");
    const meta: ActivityPage["meta"] = {
      page,
      total: row.total,
      // One page at least, so that a client who reads on until the last one ends.
      totalPages: Math.max(1, Math.ceil(row.total / page_size)),
      as_of: row.as_of ?? START,
    };
    return new JsonText(`{"data":${row.data},"meta":${JSON.stringify(meta)}}`);
  },
});

export type ActivityStore = ReturnType<typeof createActivityStore>;

type Query = ReturnType<typeof prepareFeedQuery>;

const queries = new Map<string, Query>();

function queryOf(shape: FeedQueryVariant): Query {
  const key = JSON.stringify(shape);
  const query = queries.get(key) ?? prepareFeedQuery(shape);
  queries.set(key, query);
  return query;
}
