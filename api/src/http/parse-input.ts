import { getIssueMessage, type ValidationIssue } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import type * as z from "zod/mini";

import { createInvalidRequestError, ProblemError } from "../errors/problem-error.ts";

type Source = "body" | "query";

interface RawInput extends Readonly<Record<Source, unknown>> {
  readonly files: Readonly<Record<string, unknown>>;
}

/** Validates the query and the body, and removes unknown fields. */
export function parseInput(endpoint: ServerEndpoint, { files, ...raw }: RawInput) {
  const body = parse("body", endpoint.body, raw.body);
  const query = parse("query", endpoint.query, raw.query);
  const issues = [...body.issues, ...findMissingFiles(endpoint, files), ...query.issues];
  if (issues.length > 0) throw createInvalidRequestError(issues);
  return { ...body.part, ...query.part, ...(endpoint.files && { files }) };
}

const findMissingFiles = (
  { files = {} }: ServerEndpoint,
  uploadedFiles: RawInput["files"],
): ValidationIssue[] =>
  Object.entries(files)
    .filter(([name, { optional }]) => !optional && !uploadedFiles[name])
    .map(([name]) => ({ loc: ["body", name], msg: "Required", type: "missing" }));

/** Validates the path parameters. An invalid id is a 404, because no row can have that id. */
export function parseParams({ params }: ServerEndpoint, raw: unknown) {
  if (!params) return {};
  const parsed = params.safeParse(raw);
  if (!parsed.success) throw new ProblemError("NOT_FOUND");
  return { params: parsed.data };
}

function parse(source: Source, schema: z.ZodMiniType | undefined, raw: unknown) {
  if (!schema) return { part: {}, issues: [] };
  const parsed = schema.safeParse(raw, { error: getIssueMessage, reportInput: true });
  if (parsed.success) return { part: { [source]: parsed.data }, issues: [] };
  return { part: {}, issues: parsed.error.issues.map((issue) => toIssue(source, issue)) };
}

const toIssue = (
  source: Source,
  { path, message, code, input }: z.core.$ZodIssue,
): ValidationIssue => ({
  loc: [source, ...path.map((step) => (typeof step === "symbol" ? String(step) : step))],
  msg: message,
  type: input === undefined ? "missing" : code,
});
