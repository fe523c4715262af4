/** Something works less well than it could, and is tried again later. The user cannot do anything about it. */
export function logFailure(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- The only place where a developer can see it.
  console.info(message, error);
}
