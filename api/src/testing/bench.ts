/** For benchmarks: the database, the feed and the climbs without the HTTP server. */
export { createListReader } from "../auth/list-reader.ts";
export { createChanges } from "../auth/changes.ts";
export { readConfig } from "../config/config.ts";
export { openDatabase } from "../database/database.ts";
export { migrate } from "../database/migrate.ts";
export { reuseOrStartDatabase } from "../database/start-database.ts";
export { createActivityStore } from "../features/activities/activities.store.ts";
export { prepareFeedQuery } from "../features/activities/feed-query.ts";
export { createClimbStore } from "../features/climbs/climbs.store.ts";
