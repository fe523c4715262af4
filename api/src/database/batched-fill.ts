const BLOCK_WITH_COMMIT = /^(?:\s*--.*\n)*\s*do\s[^]*\bcommit;/i;

/**
 * Whether the migration is a `do` block that commits after each batch of rows. PostgreSQL allows this only outside of a
 * transaction.
 * @throws {Error} if it also contains other statements, because a failure could leave only some of them applied.
 */
export function commitsBatches(statements: readonly string[]): boolean {
  if (!statements.some((statement) => BLOCK_WITH_COMMIT.test(statement))) return false;
  if (statements.length > 1) {
    throw new Error(
      `A migration that commits batches must contain nothing else: ${statements.join("; ")}`,
    );
  }
  return true;
}
