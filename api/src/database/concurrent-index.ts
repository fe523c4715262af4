import type { Client } from "pg";

const CREATE_STATEMENT = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"(\w+)"\s/i;

/**
 * Whether the migration creates indexes concurrently, which PostgreSQL does not allow in a transaction.
 * @throws {Error} if it also contains other statements, because a failure could leave only some of them applied.
 */
export function isConcurrent(statements: readonly string[]): boolean {
  const concurrentCount = statements.filter((statement) => CREATE_STATEMENT.test(statement)).length;
  if (concurrentCount > 0 && concurrentCount < statements.length) {
    throw new Error(
      `A migration that creates an index concurrently must contain nothing else: ${statements.join("; ")}`,
    );
  }
  return concurrentCount > 0;
}

/** Creates the index unless it exists. A failed attempt leaves an invalid index, which is removed first. */
export async function createIndexConcurrently(client: Client, statement: string): Promise<void> {
  const name = CREATE_STATEMENT.exec(statement)?.[1] ?? "";
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(quote_ident($1))`,
    [name],
  );
  if (rows[0]?.isValid) return;
  if (rows[0]) await client.query(`drop index concurrently "${name}"`);
  await client.query(statement);
}
