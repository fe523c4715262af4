import { randomUUID } from "node:crypto";

import { hash as argon2Hash, verify as argon2Verify } from "@node-rs/argon2";

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** OWASP's recommendation for argon2id. */
const DEFAULT_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time without a hash, so that the response time does not reveal whether an account exists. */
  readonly verify: (password: string, passwordHash: string | undefined) => Promise<boolean>;
  /** Whether the hash has another algorithm or cost than new hashes. */
  readonly isOutdated: (passwordHash: string) => boolean;
}

export function createPasswordHasher(cost = DEFAULT_COST): PasswordHasher {
  const hash = (password: string) =>
    argon2Hash(password.normalize("NFC"), {
      memoryCost: cost.memoryKib,
      timeCost: cost.passes,
      parallelism: 1,
    });
  const dummyHash = hash(randomUUID());
  // Hashes have the PHC format, which begins with the algorithm and its parameters.
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`;

  return {
    hash,
    verify: async (password, passwordHash) => {
      const matches = await argon2Verify(
        passwordHash ?? (await dummyHash),
        password.normalize("NFC"),
      );
      return passwordHash !== undefined && matches;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(currentPrefix),
  };
}
