import type { Registration } from "@topout/shared/contract";

import type { UserRow } from "../../auth/account.ts";
import { refusePassword } from "../../auth/refuse-password.ts";
import type { AuthParts } from "./auth-parts.ts";

/**
 * Opens an account and has the mail sent that verifies its address. Every try counts against the caller's address, since
 * each tells who exists.
 */
export async function register(
  { config, store, hashes, limits }: AuthParts,
  registration: Registration,
  address: string,
): Promise<UserRow> {
  await limits.take("signUpsPerAddress", address);
  refusePassword(config, registration, "REGISTER_INVALID_PASSWORD");

  const { password, ...owner } = registration;
  await store.refuseTaken(owner);
  return store.create({ ...owner, password_hash: await hashes.make(password) });
}
