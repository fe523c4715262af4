import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Endpoint, ErrorCode } from "@topout/shared/contract";

import { endpoints } from "../http/contracts.ts";
import { projectRoot } from "../config/environment.ts";

/*
 * Which endpoint gave which answer, noted down while the tests run: the check after them names what no test brought
 * about. So an endpoint, or a failure that it declares, cannot be added without a test that has seen it.
 */

const folder = join(projectRoot, "node_modules/.answers");

export const forgetAnswers = (): void => rmSync(folder, { recursive: true, force: true });

/** What an endpoint has to have answered somewhere. */
const expectedAnswers = ({ errors = [] }: Endpoint): readonly (ErrorCode | "success")[] => [
  "success",
  ...errors,
];

const noted = new Set<string>();

/** Wraps a `fetch` in process, so that what it hears is noted. */
export const notingAnswers =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const path = new URL(input instanceof Request ? input.url : input, "http://localhost").pathname;
    const name = endpointAt(init?.method ?? "GET", path);
    if (name) note(`${name} ${await outcomeOf(response.clone())}`);
    return response;
  };

function note(line: string) {
  if (noted.has(line)) return;
  noted.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

const patterns = [...endpoints].map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

const endpointAt = (asked: string, path: string) =>
  patterns.find(({ method, pattern }) => method === asked && pattern.test(path))?.name;

async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return "success";
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  if (typeof detail === "string") return detail;
  return (detail as { code?: string } | undefined)?.code ?? String(response.status);
}

/** What the endpoints should have answered in some test, and did not. */
export function missingAnswers(): string[] {
  const seen = new Set(readdirSync(folder).flatMap(linesOf));
  return [...endpoints].flatMap(([name, endpoint]) =>
    expectedAnswers(endpoint)
      .map((answer) => `${name} ${answer}`)
      .filter((line) => !seen.has(line)),
  );
}

const linesOf = (file: string) => readFileSync(join(folder, file), "utf8").split("\n");
