/** What a bench measures the program against: its database, and the bare query of its feed. */
export { openDatabase } from "../database/database.ts";
export { migrate } from "../database/migrate.ts";
export { prepareFeedQuery } from "../features/activities/feed-query.ts";
