import { context, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";

import type { TracedJob } from "./tracing.ts";

/** Runs a job in its own span. The data of the job is not recorded, because it may contain an email address. */
export const traceJob = (
  tracer: Tracer,
  { name, id, attempt }: TracedJob,
  run: () => Promise<void>,
): Promise<void> => {
  const attributes = {
    "messaging.operation.name": "process",
    "messaging.destination.name": name,
    "messaging.message.id": id,
    "topout.job.attempt": attempt,
  };
  const options = { kind: SpanKind.CONSUMER, root: true, attributes };
  return tracer.startActiveSpan(`process ${name}`, options, async (span) => {
    try {
      await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
};

export function getLogFields(): object {
  const spanContext = trace.getSpanContext(context.active());
  return spanContext ? { trace_id: spanContext.traceId } : {};
}
