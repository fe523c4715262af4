import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { ProxyCheck } from "../auth/trusted-proxies.ts";

const propagator = new W3CTraceContextPropagator();

/** Records a span for each request. It contains no path, query, address or header. They may be personal data. */
export function traceRequests(
  app: FastifyInstance,
  { tracer, isProxy }: { readonly tracer: Tracer; readonly isProxy: ProxyCheck },
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const runInContext = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);

  app.addHook("onRequest", (request, reply, done) => {
    const parent = isProxy(request.raw.socket.remoteAddress)
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const span = startRequestSpan(tracer, request, parent);
    // Unlike `onResponse`, this event also fires when the client closes the connection.
    reply.raw.once("close", () => endRequestSpan(span, reply));
    contexts.set(request, trace.setSpan(parent, span));
    runInContext(request, reply, done);
  });
  // Node.js emits the end of the body and of the response in the context of the connection.
  app.addHook("preValidation", runInContext);
  app.addHook("onResponse", runInContext);
}

function startRequestSpan(tracer: Tracer, request: FastifyRequest, parent: Context): Span {
  const { method, id } = request;
  const route = request.routeOptions.url;
  const attributes = {
    "http.request.method": method,
    "topout.request_id": id,
    ...(route !== undefined && { "http.route": route }),
  };
  const name = route === undefined ? method : `${method} ${route}`;
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
}

function endRequestSpan(span: Span, { raw, statusCode }: FastifyReply): void {
  if (raw.writableFinished) span.setAttribute("http.response.status_code", statusCode);
  else span.setAttribute("error.type", "connection_closed");
  if (raw.writableFinished && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
