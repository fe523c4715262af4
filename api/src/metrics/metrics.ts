import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** The metrics of this process, for Prometheus. Includes memory, garbage collection and the delay of the event loop. */
export const registry = new Registry();
const registers = [registry];

export const startDefaultMetrics = (): void => collectDefaultMetrics({ register: registry });

export const requestDuration = new Histogram({
  name: "topout_http_request_duration_seconds",
  help: "Duration of requests, by method, route template and status.",
  labelNames: ["method", "route", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  registers,
});

export const poolWait = new Histogram({
  name: "topout_database_pool_wait_seconds",
  help: "How long queries and transactions waited for a connection of the pool.",
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
  registers,
});

export const jobDuration = new Histogram({
  name: "topout_job_duration_seconds",
  help: "Duration of attempts to run a job, by job and result: completed or failed.",
  labelNames: ["job", "result"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900],
  registers,
});

export const permanentJobFailures = new Counter({
  name: "topout_job_permanent_failures_total",
  help: "Jobs whose last retry failed.",
  labelNames: ["job"],
  registers,
});

export const rolloutHalts = new Counter({
  name: "topout_rollout_halts_total",
  help: "Gradual releases that this process has taken back because of their errors.",
  registers,
});

export const listCacheRequests = new Counter({
  name: "topout_list_cache_requests_total",
  help: "Requests for public lists, by result: hit (built before) or miss.",
  labelNames: ["result"],
  registers,
});

export const replicaReads = new Counter({
  name: "topout_replica_reads_total",
  help: "Reads of lists that a replica may serve, by server: replica or primary.",
  labelNames: ["server"],
  registers,
});

export const uploadedBytes = new Counter({
  name: "topout_upload_bytes_total",
  help: "Received bytes of uploaded files, including those of rejected files.",
  registers,
});

export const faultGauge = new Gauge({
  name: "topout_fault",
  help: "1 while the program lacks something, by fault: database, storage, disk or site.",
  labelNames: ["fault"],
  registers,
});

export const shedRequests = new Counter({
  name: "topout_shed_requests_total",
  help: "Requests that got 503 because the process was overloaded.",
  registers,
});
