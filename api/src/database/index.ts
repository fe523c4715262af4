/** What the packages of the demo and of the archive use. */
export type { Database, Transaction } from "./database.ts";
export { lockFiles } from "./file-lock.ts";
export { getLatestSchemaVersion, migrate } from "./migrate.ts";
export { selectReferencedFiles } from "./referenced-files.ts";
export { readSchemaVersion, requireLatestSchema } from "./schema-version.ts";
export { ALL_TOPICS, CHANNEL } from "./topics.ts";
export { createTransactions } from "./transactions.ts";
