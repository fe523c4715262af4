/** For benchmarks: the database and the feed's query without the HTTP server. */
export { openDatabase } from "../database/database.ts";
export { migrate } from "../database/migrate.ts";
export { prepareFeedQuery } from "../features/activities/feed-query.ts";
