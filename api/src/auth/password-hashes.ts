import { randomUUID } from "node:crypto";

import { hash, verify } from "@node-rs/argon2";

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** OWASP's recommendation for argon2id. */
const DEFAULT_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

export interface PasswordHashes {
  readonly make: (password: string) => Promise<string>;
  /** Takes its time over an account that is not there too, so that the time tells nothing. */
  readonly matches: (password: string, kept: string | undefined) => Promise<boolean>;
}

export function createPasswordHashes(cost = DEFAULT_COST): PasswordHashes {
  const make = (password: string) =>
    hash(password.normalize("NFC"), {
      memoryCost: cost.memoryKib,
      timeCost: cost.passes,
      parallelism: 1,
    });
  const nobodys = make(randomUUID());

  return {
    make,
    matches: async (password, kept) => {
      const matched = await verify(kept ?? (await nobodys), password.normalize("NFC"));
      return kept !== undefined && matched;
    },
  };
}
