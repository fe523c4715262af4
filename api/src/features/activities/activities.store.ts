import type { ActivityPage } from "@topout/shared/contract";

import type { ListReader } from "../../auth/list-reader.ts";
import type { Claims } from "../../auth/tokens.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { JsonText } from "../../database/json-text.ts";
import { createFeedEntry } from "./enter-feed.ts";
import { type FeedPageRow, prepareFeedQuery, type FeedQueryVariant } from "./feed-query.ts";

export interface FeedPageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly gym_id: string | undefined;
  readonly as_of: Date | undefined;
  /** The claims of the access token. The query checks that the session is valid. */
  readonly claims: Claims | undefined;
}

/** The `as_of` of a feed that never changed. */
const EMPTY_FEED_TIME = "1970-01-01T00:00:00.000Z";

export function createActivityStore(db: DatabaseReader, listReader: ListReader) {
  const enterFeed = createFeedEntry(db);

  /**
   * Runs one query, or two if activities wait to enter the feed: then the second query reads all that were committed
   * before this call.
   */
  async function readCurrentPage(request: FeedPageRequest): Promise<FeedPageRow> {
    const row = await readPage(db, request);
    if (!row.is_behind) return row;
    await enterFeed();
    return readPage(db, request);
  }

  return {
    /** PostgreSQL creates the JSON, and the server sends it without parsing it. */
    getPage: async (request: FeedPageRequest): Promise<JsonText<ActivityPage>> => {
      const { page, page_size, as_of } = request;
      const fromReplica = await listReader.tryReplica(request.claims, (replica, claims) =>
        readPage(replica, { ...request, claims }),
      );
      const row =
        fromReplica && isComplete(fromReplica.value, as_of)
          ? fromReplica.value
          : await readCurrentPage(request);
      const meta: ActivityPage["meta"] = {
        page,
        total: row.total,
        // At least 1, so that clients can read until `page` equals `totalPages`.
        totalPages: Math.max(1, Math.ceil(row.total / page_size)),
        as_of: row.as_of ?? EMPTY_FEED_TIME,
      };
      return new JsonText(`{"data":${row.data},"meta":${JSON.stringify(meta)}}`);
    },
  };
}

/** Whether no activity waits, and the clock of the feed has reached `as_of`. A replica can be behind with both. */
const isComplete = (row: FeedPageRow, as_of: Date | undefined): boolean =>
  !row.is_behind && (!as_of || new Date(row.as_of ?? EMPTY_FEED_TIME) >= as_of);

export type ActivityStore = ReturnType<typeof createActivityStore>;

async function readPage(db: DatabaseReader, request: FeedPageRequest): Promise<FeedPageRow> {
  const { page, page_size, gym_id, as_of, claims } = request;
  const query = getQuery({ hasGym: !!gym_id, hasAsOf: !!as_of, isSignedIn: !!claims });
  const [row] = await query(db, {
    ...claims,
    gym_id,
    as_of: as_of?.toISOString(),
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  if (!row) throw new Error("The feed query returned no row");
  return row;
}

type FeedQuery = ReturnType<typeof prepareFeedQuery>;

const queries = new Map<string, FeedQuery>();

function getQuery(variant: FeedQueryVariant): FeedQuery {
  const key = JSON.stringify(variant);
  const query = queries.get(key) ?? prepareFeedQuery(variant);
  queries.set(key, query);
  return query;
}
