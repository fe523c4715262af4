export { findPackageFolder } from "../binaries.ts";
export { isPostmaster, isProcessAlive, readPidFile } from "../pid-file.ts";
export { createDatabase } from "./create-database.ts";
export { createSocketUrl } from "../probe.ts";
export {
  createTestFolder,
  MEMORY_FOLDER,
  TEST_FOLDER_NAME,
  type TestFolder,
} from "./create-test-folder.ts";
export { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";
export { removeTestFolder } from "./remove-test-folder.ts";
export { stopAbandonedPostgres } from "./stop-abandoned.ts";
export { startTcpPostgres, type TcpPostgres } from "./tcp-postgres.ts";
