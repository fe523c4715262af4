/** For benchmarks: the database and the feed's query without the HTTP server. */
export { readConfig } from "../config/config.ts";
export { openDatabase } from "../database/database.ts";
export { migrate } from "../database/migrate.ts";
export { reuseOrStartDatabase } from "../database/start-database.ts";
export { prepareFeedQuery } from "../features/activities/feed-query.ts";
