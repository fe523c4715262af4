import type { Registration } from "@topout/shared/contract";
import { passwordRefusal } from "@topout/shared/domain";

import type { UserRow } from "../../auth/account.ts";
import { ProblemError } from "../../http/problem.ts";
import type { AuthParts } from "./auth-parts.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Opens an account. Every try counts against the address, since each tells who exists. */
export async function register(
  { config, store, hashes, limits }: AuthParts,
  { username, email, password }: Registration,
  address: string,
): Promise<UserRow> {
  await limits.take("signUpsPerAddress", address);

  const owner = { username, email };
  const reason = passwordRefusal(password, owner, {
    minLength: config.passwordMinLength,
    ...(config.passwordRefuseCommon && { isCommon: isCommonPassword }),
  });
  if (reason) throw new ProblemError("REGISTER_INVALID_PASSWORD", { reason });

  await store.refuseTaken(owner);
  return store.create({ ...owner, password_hash: await hashes.make(password) });
}
