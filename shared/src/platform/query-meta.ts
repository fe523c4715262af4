import type { ErrorCode } from "@topout/shared/contract";

/** Configures how the shell's query client reports the error of a query or mutation. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The codes for which the screen shows a text of its own. The user sees every other response in a notification. */
  readonly handledErrors?: readonly ErrorCode[];
  /** Offers to retry a mutation after a failed connection, a server error or a rate limit. */
  readonly canRetry?: true;
  /** Replaces the title "Error" or the server's message. */
  readonly errorNotification?: { readonly title?: string; readonly message?: string };
  /** Also notifies the user of a 404, which the screen usually shows itself. See decision 25. */
  readonly notifiesNotFound?: true;
}

/**
 * Set it in the `queryOptions` of `shared/api`, not in a component: a query has one `meta`, and each component that
 * mounts with another one would replace it.
 */
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
