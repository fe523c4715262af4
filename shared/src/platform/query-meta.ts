import type { ErrorCode } from "@topout/shared/contract";

/** The code for errors without a server code: no connection, or an unreadable response. */
export const NETWORK_ERROR = "NETWORK_ERROR";

/** Configures how the shell's query client reports the error of a query or mutation. */
export interface ErrorMeta extends Record<string, unknown> {
  /** Errors that the screen shows itself: all, or those with these codes. */
  readonly handledErrors?: true | readonly (ErrorCode | typeof NETWORK_ERROR)[];
  /** Offers to retry a mutation after a failed connection, a server error or a rate limit. */
  readonly canRetry?: true;
  /** Replaces the title "Error" and the server's message. */
  readonly errorNotification?: { readonly title?: string; readonly message?: string };
}

export interface QueryMeta extends ErrorMeta {
  /** The data is the same for all users, so the cache keeps it after a login or logout. */
  readonly keepOnSessionChange?: true;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: ErrorMeta;
  }
}
