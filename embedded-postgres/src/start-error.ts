/** PostgreSQL cannot start. The message is one line for the user who started the program. */
export class PostgresStartError extends Error {
  override readonly name = "PostgresStartError";
}
