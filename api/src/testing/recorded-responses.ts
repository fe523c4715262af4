import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import type { ErrorCode } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";

import { assertNotStored } from "./assert-not-stored.ts";
import { runAfterEachFile } from "./file-cleanup.ts";
import { addTrustCount } from "./trust-counts.ts";
import { endpoints } from "../http/contracts.ts";

/*
 * Records which responses each endpoint returned during the tests. check-responses.ts fails if no test has seen the
 * success or a declared error of an endpoint.
 */

const folder = resolve(import.meta.dirname, "../../node_modules/.recorded-responses");

export const clearRecordedResponses = (): void => rmSync(folder, { recursive: true, force: true });

/** Returns the responses that at least one test must have seen. */
const getExpectedResponses = ({
  errors = [],
}: ServerEndpoint): readonly (ErrorCode | "success")[] => ["success", ...errors];

const recordedLines = new Set<string>();

let requestCount = 0;
runAfterEachFile(async () => {
  addTrustCount("requests", requestCount);
  requestCount = 0;
});

/** Wraps `fetch` to record its responses, and to check whether a browser may store them. */
export const recordResponses =
  (baseFetch: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await baseFetch(input, init);
    requestCount += 1;
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost");
    const name = findEndpointName(init?.method ?? "GET", url.pathname);
    if (name) {
      const isSignedIn = new Headers(init?.headers).has("authorization");
      assertNotStored(name, { url, isSignedIn, response });
      record(`${name} ${await getOutcome(response.clone())}`);
    }
    return response;
  };

function record(line: string) {
  if (recordedLines.has(line)) return;
  recordedLines.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

const patterns = [...endpoints].map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

const findEndpointName = (requestMethod: string, path: string) =>
  patterns.find(({ method, pattern }) => method === requestMethod && pattern.test(path))?.name;

async function getOutcome(response: Response): Promise<string> {
  if (response.ok) return "success";
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  if (typeof detail === "string") return detail;
  return (detail as { code?: string } | undefined)?.code ?? String(response.status);
}

/** Returns the expected responses that no test has seen. */
export function findUntestedResponses(): string[] {
  const seenLines = new Set(readdirSync(folder).flatMap(readLines));
  return [...endpoints].flatMap(([name, endpoint]) =>
    getExpectedResponses(endpoint)
      .map((response) => `${name} ${response}`)
      .filter((line) => !seenLines.has(line)),
  );
}

const readLines = (file: string) => readFileSync(join(folder, file), "utf8").split("\n");
