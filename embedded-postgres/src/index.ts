export { BINARIES_PACKAGE } from "./binaries.ts";
export { readClusterMajor, readIncludedMajor } from "./cluster-version.ts";
export { hasCluster } from "./has-cluster.ts";
export { PostgresStartError } from "./start-error.ts";
export { reuseOrStartPostgres, type RunningPostgres, startPostgres } from "./start-postgres.ts";
