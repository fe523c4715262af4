import { appendFileSync } from "node:fs";

/** Adds to the counts that `npm run trust` prints for the suite of this test. Does nothing in other runs. */
export function addTrustCount(name: string, count: number): void {
  const file = process.env["TRUST_COUNTS"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, count })}\n`);
}
