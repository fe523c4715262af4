import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { type Answer, Connection, toRequest } from "./connection.ts";
import { pairs, rate } from "./load.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { median, percent, ratios, spread } from "../statistics.ts";

const LANES = 16;
const WINDOW_MS = 1_000;
const ROUNDS = 10;
const BAR = 0.85;

const path = "/api/routes/get_all";

/** All routes, and that they have not changed, beside a server that does nothing but send the same bytes. */
export async function listBench({ url }: ServerUnderTest): Promise<boolean> {
  const first = await Connection.open(url);
  const whole = await first.ask(toRequest({ path, headers: { "accept-encoding": "br" } }));
  first.close();
  const floor = await startFloor(whole);
  try {
    const etag = headersOf(whole)["etag"] ?? "";
    const list = await compare("500 routes", { "accept-encoding": "br" }, [url, floor.url]);
    const fresh = await compare("their 304", { "if-none-match": etag }, [url, floor.url]);
    return list && fresh;
  } finally {
    floor.stop();
  }
}

async function compare(
  what: string,
  headers: Readonly<Record<string, string>>,
  [url, floor]: readonly [string, string],
): Promise<boolean> {
  const request = toRequest({ path, headers });
  const [ours, theirs] = await Promise.all([open(url, request), open(floor, request)]);
  await rate(ours.lanes, WINDOW_MS);
  await rate(theirs.lanes, WINDOW_MS);
  const measured = await pairs(
    { ours: () => rate(ours.lanes, WINDOW_MS), floor: () => rate(theirs.lanes, WINDOW_MS) },
    ROUNDS,
  );
  ours.close();
  theirs.close();

  const share = ratios(measured.ours, measured.floor);
  console.log(
    `List, ${what}: ${spread(measured.ours, 0)} a second of ${spread(measured.floor, 0)} by bare node:http: ` +
      `${percent(share)} (bar ${BAR * 100} %)`,
  );
  return median(share) >= BAR;
}

async function open(url: string, request: Buffer) {
  const connections = await Promise.all(Array.from({ length: LANES }, () => Connection.open(url)));
  return {
    lanes: connections.map((connection) => () => connection.ask(request)),
    close: () => connections.forEach((connection) => connection.close()),
  };
}

async function startFloor(answer: Answer) {
  const child = fork(join(import.meta.dirname, "floor.ts"));
  child.send({ headers: headersOf(answer), body: answer.body.toString("base64") });
  const [address] = (await once(child, "message")) as [{ port: number }];
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void child.kill() };
}

const headersOf = ({ head }: Answer): Record<string, string> =>
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
