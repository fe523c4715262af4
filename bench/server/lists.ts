import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { type HttpResponse, Connection, toRequest } from "./connection.ts";
import { measureAlternately, measureRate } from "./measure.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, formatPercent, getRatios, formatSpread } from "../statistics.ts";

const CONNECTION_COUNT = 16;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const MIN_THROUGHPUT_RATIO = 0.7;

const path = "/api/routes/get_all";

/** Compares the list of all routes, and its 304 response, with a minimal server that sends the same bytes. */
export async function benchList({ url }: ServerUnderTest): Promise<boolean> {
  const first = await Connection.open(url);
  const response = await first.send(toRequest({ path, headers: { "accept-encoding": "br" } }));
  first.close();
  const baseline = await startBaselineServer(response);
  try {
    const etag = parseHeaders(response)["etag"] ?? "";
    const isListFast = await compareRates("500 routes", { "accept-encoding": "br" }, [
      url,
      baseline.url,
    ]);
    const isNotModifiedFast = await compareRates("304 Not Modified", { "if-none-match": etag }, [
      url,
      baseline.url,
    ]);
    return isListFast && isNotModifiedFast;
  } finally {
    baseline.stop();
  }
}

async function compareRates(
  name: string,
  headers: Readonly<Record<string, string>>,
  [url, baselineUrl]: readonly [string, string],
): Promise<boolean> {
  const request = toRequest({ path, headers });
  const [topout, baseline] = await Promise.all([
    openConnections(url, request),
    openConnections(baselineUrl, request),
  ]);
  await measureRate(topout.requestTasks, WINDOW_MS);
  await measureRate(baseline.requestTasks, WINDOW_MS);
  const rates = await measureAlternately(
    {
      topout: () => measureRate(topout.requestTasks, WINDOW_MS),
      baseline: () => measureRate(baseline.requestTasks, WINDOW_MS),
    },
    ROUNDS,
  );
  topout.close();
  baseline.close();

  const ratios = getRatios(rates.topout, rates.baseline);
  console.log(
    `List, ${name}: ${formatSpread(rates.topout, 0)} per second, ${formatSpread(rates.baseline, 0)} by plain node:http: ` +
      `${formatPercent(ratios)} (limit ${MIN_THROUGHPUT_RATIO * 100} %)`,
  );
  return median(ratios) >= MIN_THROUGHPUT_RATIO;
}

async function openConnections(url: string, request: Buffer) {
  const connections = await Promise.all(
    Array.from({ length: CONNECTION_COUNT }, () => Connection.open(url)),
  );
  return {
    requestTasks: connections.map((connection) => () => connection.send(request)),
    close: () => connections.forEach((connection) => connection.close()),
  };
}

async function startBaselineServer(response: HttpResponse) {
  const child = fork(join(import.meta.dirname, "baseline-server.ts"));
  child.send({ headers: parseHeaders(response), body: response.body.toString("base64") });
  const [address] = (await once(child, "message")) as [{ port: number }];
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void child.kill() };
}

const parseHeaders = ({ head }: HttpResponse): Record<string, string> =>
  Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ])
      .filter(([name = ""]) => !["date", "connection", "keep-alive"].includes(name)),
  );
