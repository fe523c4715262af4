import type { ErrorCode } from "@topout/shared/contract";

/** What a query or mutation may say about its failures. */
export interface FailureMeta extends Record<string, unknown> {
  /** The caller shows a message of its own, for every failure or for these codes: the general one stays away. */
  readonly ownMessage?: true | readonly ErrorCode[];
  /** What the notification of a failure says instead of "Error" and the server's words. */
  readonly failure?: { readonly title?: string; readonly message?: string };
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}
