import { expect, test } from "vitest";

import { createTestApi, TEST_PASSWORD } from "../testing/index.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const OLD_KEY = "the key before the rotation, long enough";
const NEW_KEY = "the key after the rotation, long enough";

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const TOMORROW = toDay(Date.now() + 86_400_000);
const YESTERDAY = toDay(Date.now() - 86_400_000);

/** Starts the program with the keys, and returns functions that use it. */
async function createRotatingProgram() {
  const api = await createTestApi();
  const user = await api.seed.user();
  const env = {
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: api.url,
    STORAGE_URL: `file://${api.folder}`,
  };

  /** Restarts the program, and returns its address. */
  let stop = async (): Promise<unknown> => undefined;
  const restart = async (keys: Readonly<Record<string, string>>) => {
    await stop();
    const program = await runMain({ ...env, ...keys });
    stop = () => {
      program.child.kill("SIGTERM");
      return program.exit;
    };
    return program;
  };
  return { user, restart };
}

async function logIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/jwt/login`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password: TEST_PASSWORD }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

const getStatus = async (address: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/api/users/me`, { headers })).status;
};

test(
  "a rotation of SECRET_KEY ends no session before the last day",
  { timeout: 90_000 },
  async () => {
    const { user, restart } = await createRotatingProgram();
    const before = await restart({ SECRET_KEY: OLD_KEY });
    const oldToken = await logIn(before.address, user.email);

    const rotation = { SECRET_KEY: NEW_KEY, ACCEPTED_SECRET_KEY: OLD_KEY };
    const during = await restart({ ...rotation, ACCEPTED_SECRET_KEY_LAST_DAY: TOMORROW });
    expect(await getStatus(during.address, oldToken)).toBe(200);
    const newToken = await logIn(during.address, user.email);
    expect(await getStatus(during.address, newToken)).toBe(200);

    const after = await restart({ ...rotation, ACCEPTED_SECRET_KEY_LAST_DAY: YESTERDAY });
    expect(after.getOutput()).toMatch(/^ACCEPTED_SECRET_KEY is not accepted any more/m);
    expect(after.getOutput()).not.toContain(OLD_KEY);
    expect(await getStatus(after.address, oldToken)).toBe(401);
    expect(await getStatus(after.address, newToken)).toBe(200);
  },
);
