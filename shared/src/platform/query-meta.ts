import type { ErrorCode } from "@topout/shared/contract";

/** Stands for the failures that no server has named: the network is away, or what came cannot be read. */
export const TRANSPORT_ERROR = "TRANSPORT_ERROR";

/** What a query or mutation may say about its failures. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The caller shows a message of its own, for every failure or for these: the general one stays away. */
  readonly handledErrors?: true | readonly (ErrorCode | typeof TRANSPORT_ERROR)[];
  /** What the notification of a failure says instead of "Error" and the server's words. */
  readonly errorNotification?: { readonly title?: string; readonly message?: string };
}

export interface QueryMeta extends ErrorMeta {
  /** Everybody gets the same answer: it stays when somebody signs in or out. */
  readonly keepOnSessionChange?: true;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: ErrorMeta;
  }
}
