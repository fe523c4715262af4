import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createMediaKeys } from "../media/media-keys.ts";
import { createInvitationTokens } from "./invitation-tokens.ts";
import { createLinkTokens } from "./link-tokens.ts";
import type { SecretKeys } from "./secret-keys.ts";
import { createTokens } from "./tokens.ts";
import { createVisitTokens } from "./visit-tokens.ts";

const OLD: SecretKeys = { current: "the key before the rotation, long enough" };
const NEW: SecretKeys = { current: "the key after the rotation, long enough" };
const ROTATING: SecretKeys = {
  ...NEW,
  accepted: { key: OLD.current, expiresAt: new Date("2026-06-02T00:00:00Z") },
};

const id = "0192f0c1-7a00-7000-8000-000000000001";
const account = { id, email: "ann@topout.example", password_hash: "$argon2id$hash" };

interface Kind {
  readonly sign: (keys: SecretKeys) => string | Promise<string>;
  readonly isValid: (keys: SecretKeys, signature: string) => boolean | Promise<boolean>;
}

/** Everything that the program signs. */
const kinds: Readonly<Record<string, Kind>> = {
  "access token": {
    sign: (keys) =>
      createTokens(keys).sign({ userId: id, sessionId: id }, new Date("2026-08-30T12:00:00Z")),
    isValid: async (keys, token) => (await createTokens(keys).verify(token)) !== undefined,
  },
  "verification link": {
    sign: (keys) => createLinkTokens(keys).signVerificationToken(account),
    isValid: async (keys, token) =>
      (await createLinkTokens(keys).parseVerificationToken(token)) !== undefined,
  },
  "link to reset a password": {
    sign: (keys) => createLinkTokens(keys).signResetToken(account),
    isValid: async (keys, token) => {
      const tokens = createLinkTokens(keys);
      const claims = await tokens.parseResetToken(token);
      return claims !== undefined && tokens.isCurrent(claims, account);
    },
  },
  "link to a new email address": {
    sign: (keys) => createLinkTokens(keys).signEmailChangeToken(account, "ann@moved.example"),
    isValid: async (keys, token) => {
      const tokens = createLinkTokens(keys);
      const claims = await tokens.parseEmailChangeToken(token);
      return claims !== undefined && tokens.isCurrent(claims, account);
    },
  },
  invitation: {
    sign: (keys) => createInvitationTokens(keys).create(id),
    isValid: (keys, token) => createInvitationTokens(keys).parse(token) === id,
  },
  "token of a visit": {
    sign: (keys) => createVisitTokens(keys).create(new Date()),
    isValid: (keys, token) => createVisitTokens(keys).parse(token, new Date()) !== undefined,
  },
  "key of a video": {
    sign: (keys) => createMediaKeys(keys).create("video", id),
    isValid: (keys, key) => createMediaKeys(keys).isValid("video", id, key),
  },
};
const cases = Object.entries(kinds);

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T23:30:00Z") }),
);
afterEach(() => void vi.useRealTimers());

test.each(cases)("accepts a %s of the old key until its last day", async (_name, kind) => {
  const signature = await kind.sign(OLD);

  expect(await kind.isValid(NEW, signature)).toBe(false);
  vi.setSystemTime("2026-06-01T23:59:59Z");
  expect(await kind.isValid(ROTATING, signature)).toBe(true);
  vi.setSystemTime("2026-06-02T00:00:00Z");
  expect(await kind.isValid(ROTATING, signature)).toBe(false);
  // It has not expired itself.
  expect(await kind.isValid(OLD, signature)).toBe(true);
});

test.each(cases)("signs a %s only with the new key", async (_name, kind) => {
  const signature = await kind.sign(ROTATING);

  expect(await kind.isValid(NEW, signature)).toBe(true);
  expect(await kind.isValid(OLD, signature)).toBe(false);
});

test.each(cases)("rejects a %s of a third key", async (_name, kind) => {
  const signature = await kind.sign({ current: "a key that this program has never had" });

  expect(await kind.isValid(ROTATING, signature)).toBe(false);
});
