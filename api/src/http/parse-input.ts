import type { Endpoint, ValidationIssue } from "@topout/shared/contract";
import type * as z from "zod/mini";
import { en } from "zod/locales";

import { invalidRequest, ProblemError } from "../errors/problem-error.ts";

type Where = "body" | "query";

const inEnglish = en().localeError;

/** The contract's schemas carry no language of their own (the browser does without one): this is the server's. */
const wording: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? "Required" : inEnglish(issue);

interface RawInput extends Readonly<Record<Where, unknown>> {
  readonly files: Readonly<Record<string, unknown>>;
}

/** Reads the query and body by their schemas. Fields that no schema knows are dropped. */
export function parseInput(endpoint: Endpoint, { files, ...raw }: RawInput) {
  const body = parse("body", endpoint.body, raw.body);
  const query = parse("query", endpoint.query, raw.query);
  const issues = [...body.issues, ...missingFiles(endpoint, files), ...query.issues];
  if (issues.length > 0) throw invalidRequest(issues);
  return { ...body.part, ...query.part, ...(endpoint.files && { files }) };
}

const missingFiles = ({ files = {} }: Endpoint, received: RawInput["files"]): ValidationIssue[] =>
  Object.entries(files)
    .filter(([name, { optional }]) => !optional && !received[name])
    .map(([name]) => ({ loc: ["body", name], msg: "Required", type: "missing" }));

/** An id in a path that cannot be one names nothing. */
export function parseParams({ params }: Endpoint, raw: unknown) {
  if (!params) return {};
  const parsed = params.safeParse(raw);
  if (!parsed.success) throw new ProblemError("NOT_FOUND");
  return { params: parsed.data };
}

function parse(where: Where, schema: z.ZodMiniType | undefined, raw: unknown) {
  if (!schema) return { part: {}, issues: [] };
  const parsed = schema.safeParse(raw, { error: wording, reportInput: true });
  if (parsed.success) return { part: { [where]: parsed.data }, issues: [] };
  return { part: {}, issues: parsed.error.issues.map((issue) => toIssue(where, issue)) };
}

const toIssue = (
  where: Where,
  { path, message, code, input }: z.core.$ZodIssue,
): ValidationIssue => ({
  loc: [where, ...path.map((step) => (typeof step === "symbol" ? String(step) : step))],
  msg: message,
  type: input === undefined ? "missing" : code,
});
