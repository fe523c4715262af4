import { tmpdir } from "node:os";
import { join } from "node:path";

import type { RateLimitSettings } from "../auth/rate-limits.ts";
import type { AppConfig } from "../config/app-config.ts";
import { DEFAULT_SERVER_LIMITS } from "../config/server-limits.ts";

/** The password of all users in tests. */
export const TEST_PASSWORD = "correct-horse";

/** The minimum of argon2, because test passwords need no protection. */
export const TEST_PASSWORD_COST = { memoryKib: 8, passes: 1 };

/** The release history of all test APIs of this process. The file exists only while a test needs it. */
export const TEST_RELEASE_HISTORY = join(tmpdir(), `topout-test-releases-${process.pid}.jsonl`);

const UNLIMITED = 1_000_000;

/** Tests of a limit lower it. */
export const TEST_LIMITS: RateLimitSettings = {
  loginsPerAccount: UNLIMITED,
  loginsPerIpAddress: UNLIMITED,
  signUpsPerIpAddress: UNLIMITED,
  signUpBurstPerIpAddress: UNLIMITED,
  emailsPerIpAddress: UNLIMITED,
  emailsPerRecipient: UNLIMITED,
  climbsPerUser: UNLIMITED,
  scansPerIpAddress: UNLIMITED,
  usernameChecksPerIpAddress: UNLIMITED,
  exportsPerUser: UNLIMITED,
};

export const testConfig: AppConfig = {
  secretKeys: { current: "a key that only tests know, long enough to sign" },
  passwordMinLength: 5,
  shouldRejectCommonPasswords: false,
  limits: TEST_LIMITS,
  serverLimits: {
    ...DEFAULT_SERVER_LIMITS,
    uploadsPerUser: UNLIMITED,
    immediateListBuilds: UNLIMITED,
  },
  releaseHistory: TEST_RELEASE_HISTORY,
  passwordCost: TEST_PASSWORD_COST,
  shouldValidateResponses: true,
};
