import { account } from "@topout/shared/contract";

import { provePassword, type ProofParts } from "../../auth/prove-password.ts";
import { implement } from "../../http/implement.ts";
import type { Changes } from "../../lists/changes.ts";
import type { AuthStore } from "../auth/auth.store.ts";
import { removeAccount } from "./remove-account.ts";

interface AccountParts extends ProofParts {
  readonly changes: Changes;
  readonly logins: Pick<AuthStore, "findByEmail">;
}

export const accountHttp = (parts: AccountParts) =>
  implement(account, {
    remove: async ({ user: { id, email }, body: { password }, address }) => {
      const found = await parts.logins.findByEmail(email);
      await provePassword(parts, { email, password, account: found, address });
      await removeAccount(parts.changes, id);
    },
  });
