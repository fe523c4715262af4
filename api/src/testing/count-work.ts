import { Client } from "pg";
import { onTestFinished, vi } from "vitest";

/** What the database is asked while something is done, statement by statement. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  await work();
  // Types know one way to call it; drivers and libraries use all.
  const asked = query.mock.calls.map(([what]) => what as unknown as string | { text: string });
  query.mockRestore();
  return asked
    .map((what) => (typeof what === "string" ? what : what.text))
    .filter((text) => !/^listen /i.test(text));
}
