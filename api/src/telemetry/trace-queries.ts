import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";

import { getErrorCode } from "../database/errors.ts";

type ConnectCallback = Parameters<Pool["connect"]>[0];
type QueryCallback = (error: unknown, result: unknown) => void;
type UntypedQuery = (...args: unknown[]) => unknown;

/** Records the queries of requests and jobs, without their parameters. */
export function traceQueries(pool: Pool, tracer: Tracer): void {
  restoreContextOfWaitingQueries(pool);
  const tracedClients = new WeakSet<PoolClient>();
  // Not "connect", because the pool may have connections already.
  pool.on("acquire", (client) => {
    if (tracedClients.has(client)) return;
    tracedClients.add(client);
    const query = client.query.bind(client) as UntypedQuery;
    client.query = ((...args: unknown[]) => traceQuery(tracer, query, args)) as typeof client.query;
  });
}

/** Otherwise, a query that waits for a connection would continue in the context of the query that releases it. */
function restoreContextOfWaitingQueries(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  function connectInContext(): Promise<PoolClient>;
  function connectInContext(callback: ConnectCallback): void;
  function connectInContext(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!callback) return connect();
    connect(context.bind(context.active(), callback));
  }
  pool.connect = connectInContext;
}

/** Supports the two forms that are in use: with a callback (by the pool) and with a promise (in transactions). */
function traceQuery(tracer: Tracer, query: UntypedQuery, args: unknown[]): unknown {
  const text = getQueryText(args[0]);
  if (text === undefined || !trace.getActiveSpan()?.isRecording()) return query(...args);
  const span = startQuerySpan(tracer, text);
  const callback = args.at(-1);
  if (isQueryCallback(callback)) {
    const endAndCall: QueryCallback = (error, result) => {
      endQuerySpan(span, error);
      callback(error, result);
    };
    return query(...args.slice(0, -1), endAndCall);
  }
  const result = query(...args);
  if (result instanceof Promise) {
    result.then(
      () => endQuerySpan(span),
      (error: unknown) => endQuerySpan(span, error),
    );
  }
  return result;
}

const isQueryCallback = (value: unknown): value is QueryCallback => typeof value === "function";

/** Returns undefined for streams. */
function getQueryText(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  const { text, submit } = Object(query) as { readonly text?: unknown; readonly submit?: unknown };
  return typeof text === "string" && submit === undefined ? text : undefined;
}

function startQuerySpan(tracer: Tracer, text: string): Span {
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? "QUERY";
  const attributes = {
    "db.system.name": "postgresql",
    "db.operation.name": operation,
    "db.query.text": removeLiterals(text),
  };
  return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
}

/** Our queries pass values as parameters, but the query of a library could contain a string literal. */
const removeLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "?");

/** Records only the error's code, because its message may contain values. */
function endQuerySpan(span: Span, error?: unknown): void {
  if (error) {
    span.setAttribute("error.type", getErrorCode(error) ?? "_OTHER");
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
