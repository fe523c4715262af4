import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

/**
 * The message of an invalid value, if its field has none. Forms and the server pass it to every `safeParse` of a
 * request, so that users never read the messages of the schema library.
 */
export const getIssueMessage = (issue: Issue): string =>
  issue.input === undefined || issue.input === null
    ? "Required"
    : (describeIssue(issue) ?? "This value is not valid");

function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case "too_big":
      return TOO_BIG_MESSAGES[issue.origin]?.(issue.maximum);
    case "too_small":
      return TOO_SMALL_MESSAGES[issue.origin]?.(issue.minimum);
    case "invalid_type":
      return TYPE_MESSAGES[issue.expected];
    case "invalid_format":
      return FORMAT_MESSAGES[issue.format];
    case "invalid_value":
      return `Choose one of these: ${issue.values.join(", ")}`;
    default:
      return undefined;
  }
}

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  string: "Must be text",
  number: "Must be a number",
  int: "Must be a whole number",
  boolean: "Must be true or false",
  array: "Must be a list",
  object: "Must be an object",
  record: "Must be an object",
};

const FORMAT_MESSAGES: Readonly<Record<string, string>> = {
  uuid: "This ID is not valid",
  datetime: "Must be a time with an offset, for example 2026-05-01T18:30:00Z",
};

const formatLimit = (limit: number | bigint): string => limit.toLocaleString("en");

type LimitMessages = Readonly<Record<string, (limit: number | bigint) => string>>;

const TOO_BIG_MESSAGES: LimitMessages = {
  string: (limit) => `At most ${formatLimit(limit)} characters`,
  array: (limit) => `At most ${formatLimit(limit)} entries`,
  number: (limit) => `At most ${formatLimit(limit)}`,
};

const TOO_SMALL_MESSAGES: LimitMessages = {
  string: (limit) => (limit === 1 ? "Required" : `At least ${formatLimit(limit)} characters`),
  array: (limit) => (limit === 1 ? "At least 1 entry" : `At least ${formatLimit(limit)} entries`),
  number: (limit) => `At least ${formatLimit(limit)}`,
};
