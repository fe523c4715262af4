import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";

import type { ProxyCheck } from "../auth/trusted-proxies.ts";

/** Records requests, queries and jobs as spans. */
export interface Tracing {
  /**
   * Call it before other hooks are added, so that their queries belong to the span. Only requests of a proxy can continue
   * a trace. Otherwise clients could choose its id, and whether it is recorded.
   */
  readonly traceRequests: (app: FastifyInstance, isProxy: ProxyCheck) => void;
  readonly traceQueries: (pool: Pool) => void;
  readonly traceJob: TraceJob;
  /** Returns the trace id of the active span, for log lines. */
  readonly getLogFields: () => object;
}

export interface TracedJob {
  readonly name: string;
  readonly id: string;
  readonly attempt: number;
}

export type TraceJob = (job: TracedJob, run: () => Promise<void>) => Promise<void>;

export interface Telemetry {
  /** Undefined if only metrics are sent. */
  readonly tracing: Tracing | undefined;
  /** Sends the remaining spans and metrics. Resolves after a few seconds, even if the receiver does not respond. */
  readonly stop: () => Promise<void>;
}

export interface TelemetryOptions {
  /** The version of the program. */
  readonly version: string;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}
