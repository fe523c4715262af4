/** Logs a failure that is retried later and that the user cannot fix. */
export function logFailure(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The only place where a developer can see it.
  console.info(message, error);
}
