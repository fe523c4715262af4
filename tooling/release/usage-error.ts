/** A mistake in the arguments or in the configuration. The program prints only its message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
