import { getRootError } from "./errors.ts";

/** Returns the message of an error without the parameters of a query, which contain data of users. */
export function getReason(error: unknown): string {
  const root = getRootError(error);
  if (root instanceof AggregateError) return getReason(root.errors[0]);
  return root instanceof Error ? root.message : String(root);
}
