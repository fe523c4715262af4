import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { type HttpResponse, Connection, toRequest } from "./connection.ts";
import { measureAlternately, measureRate } from "./load.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, formatPercent, getRatios, formatSpread } from "../statistics.ts";

const CONNECTIONS = 16;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const MIN_RATIO = 0.85;

const path = "/api/routes/get_all";

/** Compares the list of all routes and its 304 with a minimal server that sends the same bytes. */
export async function listBench({ url }: ServerUnderTest): Promise<boolean> {
  const first = await Connection.open(url);
  const response = await first.send(toRequest({ path, headers: { "accept-encoding": "br" } }));
  first.close();
  const baseline = await startBaselineServer(response);
  try {
    const etag = parseHeaders(response)["etag"] ?? "";
    const list = await compare("500 routes", { "accept-encoding": "br" }, [url, baseline.url]);
    const notModified = await compare("a 304 for them", { "if-none-match": etag }, [
      url,
      baseline.url,
    ]);
    return list && notModified;
  } finally {
    baseline.stop();
  }
}

async function compare(
  name: string,
  headers: Readonly<Record<string, string>>,
  [url, baseline]: readonly [string, string],
): Promise<boolean> {
  const request = toRequest({ path, headers });
  const [ours, reference] = await Promise.all([open(url, request), open(baseline, request)]);
  await measureRate(ours.sends, WINDOW_MS);
  await measureRate(reference.sends, WINDOW_MS);
  const measured = await measureAlternately(
    {
      ours: () => measureRate(ours.sends, WINDOW_MS),
      baseline: () => measureRate(reference.sends, WINDOW_MS),
    },
    ROUNDS,
  );
  ours.close();
  reference.close();

  const share = getRatios(measured.ours, measured.baseline);
  console.log(
    `List, ${name}: ${formatSpread(measured.ours, 0)} per second, ${formatSpread(measured.baseline, 0)} by plain node:http: ` +
      `${formatPercent(share)} (limit ${MIN_RATIO * 100} %)`,
  );
  return median(share) >= MIN_RATIO;
}

async function open(url: string, request: Buffer) {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(url)),
  );
  return {
    sends: connections.map((connection) => () => connection.send(request)),
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
