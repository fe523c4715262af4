export { hasCluster } from "./has-cluster.ts";
export { PostgresStartError } from "./start-error.ts";
export { reuseOrStartPostgres, type RunningPostgres, startPostgres } from "./start-postgres.ts";
