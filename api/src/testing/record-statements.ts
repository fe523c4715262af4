import { Client } from "pg";
import { onTestFinished, vi } from "vitest";

/**
 * Returns the SQL statements that run during `callback`, except those for which no request waits: the notifications of changes
 * and those of their listener, and the comparison with a replica.
 */
export async function recordStatements(callback: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  await callback();
  // Libraries use several overloads of `query`, but the mock's type has only one.
  const queries = query.mock.calls.map(
    ([config]) => config as unknown as string | { text: string },
  );
  query.mockRestore();
  return queries
    .map((config) => (typeof config === "string" ? config : config.text))
    .filter((text) => !/^(listen |select 1$|select pg_notify)|_lsn\(\)/i.test(text));
}
