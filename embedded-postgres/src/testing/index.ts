export { isPostmaster, isProcessAlive, readPidFile } from "../pid-file.ts";
export { createDatabase } from "./create-database.ts";
export { createSocketUrl } from "../probe.ts";
export { stopAbandonedPostgres } from "./stop-abandoned.ts";
export { startTcpPostgres, type TcpPostgres } from "./tcp-postgres.ts";
