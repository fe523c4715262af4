import { expect, test } from "vitest";

import { CLOSED_PORT, getFreePort } from "../testing/get-free-port.ts";
import {
  type ReceivedSpan,
  startOtlpReceiver,
  startSilentReceiver,
} from "../testing/otlp-receiver.ts";
import { type RunningMain, runMain, runMainUntilExit } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const EMAIL = "nina.climbs@topout.example";

async function runMainWithOtlp(endpoint: string, env: Readonly<Record<string, string>> = {}) {
  return runMain({
    DATA_DIR: await createTemporaryFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...env,
  });
}

const signUp = (address: string) =>
  fetch(`${address}/api/auth/register?source=newsletter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: EMAIL, username: "nina", password: "a long password" }),
  });

async function stop({ child, exit }: RunningMain): Promise<number | string> {
  child.kill("SIGTERM");
  return exit;
}

const findSpan = (spans: readonly ReceivedSpan[], name: string) =>
  spans.find((span) => span.name === name);

test(
  "the program sends requests, queries and jobs as spans, and sends the metrics",
  { timeout: 60_000 },
  async () => {
    const receiver = await startOtlpReceiver();
    const metricsPort = await getFreePort();
    const main = await runMainWithOtlp(receiver.url, {
      METRICS_PORT: `${metricsPort}`,
      TRUSTED_PROXIES: "loopback",
      OTEL_SERVICE_NAME: "topout-test",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a-key",
    });
    const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;
    await fetch(`${main.address}/api/users/get_public/nobody?page=secret`, {
      headers: { traceparent },
    });
    expect((await signUp(main.address)).status).toBe(201);
    await expect.poll(main.getOutput).toContain('"msg":"job completed"');
    const metricsPage = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

    expect(await stop(main)).toBe(0);

    const { spans, metrics, resources, headers, getText } = receiver;
    const request = findSpan(spans, "GET /api/users/get_public/:username");
    expect(request).toMatchObject({
      traceId: TRACE_ID,
      parentSpanId: PARENT_ID,
      attributes: {
        "http.route": "/api/users/get_public/:username",
        "http.response.status_code": 404,
      },
    });
    const queries = spans.filter((span) => span.parentSpanId === request?.spanId);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries[0]?.attributes).toMatchObject({ "db.system.name": "postgresql" });
    const logLine = main
      .getOutput()
      .split("\n")
      .find((text) => text.includes("get_public/nobody"));
    expect(JSON.parse(logLine ?? "{}")).toMatchObject({ trace_id: TRACE_ID, status: 404 });

    const signUpSpan = findSpan(spans, "POST /api/auth/register");
    expect(
      spans.filter((span) => span.parentSpanId === signUpSpan?.spanId).map(({ name }) => name),
    ).toEqual(expect.arrayContaining(["BEGIN", "INSERT", "COMMIT"]));
    const job = spans.find(({ name }) => name.startsWith("process "));
    expect(spans.some((span) => span.parentSpanId === job?.spanId)).toBe(true);

    expect(resources[0]).toMatchObject({ "service.name": "topout-test" });
    expect(headers[0]).toMatchObject({ authorization: "Bearer a-key" });
    for (const secret of [EMAIL, "nobody", "secret", "newsletter", "nina", "a long password"]) {
      expect(getText()).not.toContain(secret);
    }

    const names = metricsPage.matchAll(/^# TYPE (\S+)/gm).map(([, name]) => name);
    expect(new Set(metrics.map(({ name }) => name))).toEqual(new Set(names));
    const durations = metrics.find(({ name }) => name === "topout_http_request_duration_seconds");
    const point = durations?.histogram?.dataPoints.find(
      ({ attributes }) => attributes["route"] === "/api/users/get_public/:username",
    );
    expect(point).toMatchObject({ attributes: { method: "GET", status: "404" }, count: 1 });
  },
);

test("the program ignores the trace of a client", { timeout: 60_000 }, async () => {
  const receiver = await startOtlpReceiver();
  const main = await runMainWithOtlp(receiver.url);
  const traceparent = `00-${TRACE_ID}-${PARENT_ID}-00`;
  await fetch(`${main.address}/api/gyms`, { headers: { traceparent } });

  expect(await stop(main)).toBe(0);

  const request = findSpan(receiver.spans, "GET /api/gyms");
  expect(request).toMatchObject({ traceId: expect.not.stringContaining(TRACE_ID) });
  expect(request?.parentSpanId).not.toBe(PARENT_ID);
});

test(
  "a receiver that never responds delays neither a request nor the shutdown",
  { timeout: 60_000 },
  async () => {
    const main = await runMainWithOtlp(await startSilentReceiver(), {
      OTEL_EXPORTER_OTLP_TIMEOUT: "60000",
    });

    const startTime = performance.now();
    for (let n = 0; n < 20; n++) await fetch(`${main.address}/api/gyms`);
    const requestsMs = performance.now() - startTime;
    const stopTime = performance.now();
    const exitCode = await stop(main);

    expect(requestsMs).toBeLessThan(15_000);
    expect(exitCode).toBe(0);
    expect(performance.now() - stopTime).toBeLessThan(30_000);
  },
);

test("the program logs an unavailable receiver once", { timeout: 60_000 }, async () => {
  const main = await runMainWithOtlp(`http://127.0.0.1:${CLOSED_PORT}`, {
    OTEL_EXPORTER_OTLP_TIMEOUT: "200",
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  expect((await fetch(`${main.address}/api/gyms`)).status).toBe(200);
  await expect
    .poll(main.getOutput, { timeout: 20_000 })
    .toContain('"msg":"telemetry cannot be sent"');
  expect(await stop(main)).toBe(0);
  expect(main.getOutput().match(/telemetry cannot be sent/g)).toHaveLength(1);
});

test(
  "the program rejects an OTLP protocol that it does not support",
  { timeout: 60_000 },
  async () => {
    const { stderr } = await runMainUntilExit({
      DATA_DIR: await createTemporaryFolder(),
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    });
    expect(stderr).toMatch(/OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/);
  },
);
