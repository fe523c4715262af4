import type { SecretKeys } from "../auth/secret-keys.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { Environment } from "./environment.ts";

const DAY_MS = 86_400_000;

/** Sessions last 90 days, and nothing else that a key signs is valid for longer. */
const MAX_ACCEPTED_DAYS = 100;

/** Returns undefined without SECRET_KEY. Then the program generates a key. */
export function toSecretKeys(env: Environment): SecretKeys | undefined {
  const { SECRET_KEY, ACCEPTED_SECRET_KEY: key, ACCEPTED_SECRET_KEY_LAST_DAY: lastDay } = env;
  if (SECRET_KEY === undefined) return undefined;
  if (key === undefined || lastDay === undefined) return { current: SECRET_KEY };
  return {
    current: SECRET_KEY,
    accepted: { key, expiresAt: new Date(Date.parse(lastDay) + DAY_MS) },
  };
}

/** @throws {StartupError} for a rotation that would have no effect, or that would not end. */
export function rejectIncompleteRotation(env: Environment): void {
  const { SECRET_KEY, ACCEPTED_SECRET_KEY: key, ACCEPTED_SECRET_KEY_LAST_DAY: lastDay } = env;
  if (key === undefined && lastDay === undefined) return;
  if (key === undefined || lastDay === undefined) {
    throw new StartupError(
      "ACCEPTED_SECRET_KEY and ACCEPTED_SECRET_KEY_LAST_DAY need each other: set both, or remove both after the rotation",
    );
  }
  if (SECRET_KEY === undefined) {
    throw new StartupError("ACCEPTED_SECRET_KEY needs SECRET_KEY, the key that signs");
  }
  if (key === SECRET_KEY) {
    throw new StartupError(
      "ACCEPTED_SECRET_KEY is the same as SECRET_KEY: one of them must be the new key, the other one the old key",
    );
  }
  if (Date.parse(lastDay) > Date.now() + MAX_ACCEPTED_DAYS * DAY_MS) {
    throw new StartupError(
      `ACCEPTED_SECRET_KEY_LAST_DAY must be within ${MAX_ACCEPTED_DAYS} days: sessions last 90 days`,
    );
  }
}
