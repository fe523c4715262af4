import type { AppConfig } from "../config/app-config.ts";

/** Everybody's, in tests. */
export const TEST_PASSWORD = "correct-horse";

/** The least that argon2 takes: what tests log in is worth nothing. */
export const testCost = { memoryKib: 8, passes: 1 };

const ENDLESS = 1_000_000;

export const testConfig: AppConfig = {
  secretKey: "a key that only tests know, long enough to sign",
  passwordMinLength: 5,
  passwordRefuseCommon: false,
  limits: {
    loginsPerAccount: ENDLESS,
    loginsPerAddress: ENDLESS,
    signUpsPerAddress: ENDLESS,
    mailsPerAddress: ENDLESS,
    mailsPerMailbox: ENDLESS,
    nameLookUpsPerAddress: ENDLESS,
  },
  passwordCost: testCost,
  checkAnswers: true,
};
