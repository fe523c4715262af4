import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { createPasswordHasher } from "../../../auth/password-hasher.ts";
import { users } from "../../../database/schema.ts";
import { createTestApi, logIn, TEST_PASSWORD, type TestApi } from "../../../testing/index.ts";

const OLD_COST = { memoryKib: 8, passes: 1 };
const NEW_COST = { memoryKib: 16, passes: 2 };

const readHash = async ({ db }: TestApi, id: string) =>
  (await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, id)))[0]?.hash;

async function createApiWithOldHash() {
  const api = await createTestApi({ config: { passwordCost: NEW_COST } });
  const password_hash = await createPasswordHasher(OLD_COST).hash(TEST_PASSWORD);
  return { api, user: await api.seed.user({ password_hash }) };
}

test("a login hashes the password again after a change of the cost", async () => {
  const { api, user } = await createApiWithOldHash();

  expect((await logIn(api, user.email)).status).toBe(200);

  const hash = await readHash(api, user.id);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/);
  expect((await logIn(api, user.email)).status).toBe(200);
  expect(await readHash(api, user.id)).toBe(hash);
});

test("a failed login keeps the hash", async () => {
  const { api, user } = await createApiWithOldHash();

  expect((await logIn(api, user.email, "wrong-horse")).status).toBe(400);

  expect(await readHash(api, user.id)).toBe(user.password_hash);
});
