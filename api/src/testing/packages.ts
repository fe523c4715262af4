/** For the tests of the packages of the demo and of the archive. */
export { computeNaively } from "../features/insights/testing/naive-insights.ts";
export { createPasswordHasher } from "../auth/password-hasher.ts";
export { createLocalStorage } from "../storage/local-storage.ts";
export { createKey } from "../storage/storage.ts";
export { createEmptyDatabase, createTestDatabase } from "./database.ts";
export { startExternalServer } from "./external-server.ts";
export { migrateTo } from "./migrate-to.ts";
export { probeVideoFile } from "./inspect-video.ts";
export { startSecondInstance } from "./start-second-instance.ts";
export { executeStatement, withDatabaseName } from "./template.ts";
export { createTemporaryFolder } from "./temporary-folder.ts";
