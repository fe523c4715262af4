import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { MAX_PENDING_HASHES_PER_NETWORK } from "../../../auth/password-queue.ts";
import { DEFAULT_LIMITS } from "../../../auth/rate-limits.ts";
import { createTestApi, TEST_PASSWORD } from "../../../testing/index.ts";
import { logInFrom } from "./testing/log-in-from.ts";

const GUESSES = process.env["FULL_SIZE"] ? 5_000 : 400;
const MEMBERS = 20;
const GYM = "203.0.113.1";
/** The counts above the limits at the address: one of trusted clients, one of all others. */
const COUNTS_ABOVE_LIMITS = 2;

test("Many guesses at once at known and unknown accounts get 50 answers, and store a fixed number of counts", async () => {
  const config = { limits: DEFAULT_LIMITS, trustedProxies: ["loopback"] };
  const api = await createTestApi({ config });
  const emails = Array.from({ length: MEMBERS }, (_, n) => `member${n}@topout.example`);
  for (const email of emails) {
    await api.seed.user({ email });
    await logInFrom(api, GYM, { email, password: TEST_PASSWORD });
  }

  const statuses: number[] = [];
  const guess = async (n: number) => {
    const email = n % 2 === 0 ? emails[(n / 2) % MEMBERS] : `nobody${n}@topout.example`;
    const { status } = await logInFrom(api, GYM, { email: email ?? "", password: `wrong${n}` });
    statuses.push(status);
  };
  for (let start = 0; start < GUESSES; start += MAX_PENDING_HASHES_PER_NETWORK) {
    const batch = Array.from({ length: MAX_PENDING_HASHES_PER_NETWORK }, (_, n) => start + n);
    await Promise.all(batch.map(guess));
  }

  const limit = DEFAULT_LIMITS.loginsPerIpAddress;
  expect(statuses.filter((status) => status === 400)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - limit);
  const { rows } = await api.db.execute<{ keys: number; hits: number }>(
    sql`select count(distinct key)::int as keys, sum(hits)::int as hits from rate_counts`,
  );
  const maxAccounts = limit;
  const maxClients = MEMBERS + 1;
  expect(rows[0]?.keys).toBeLessThanOrEqual(maxAccounts + 1 + maxClients + COUNTS_ABOVE_LIMITS);
  // A failure below the limits counts for its account, address and client, and one above for its client and address.
  expect(rows[0]?.hits).toBeLessThanOrEqual(limit * 3 + limit * 2);
});
