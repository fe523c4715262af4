import { account } from "@topout/shared/contract";

import { toUser } from "../../auth/account.ts";
import { verifyPassword, type PasswordDependencies } from "../../auth/verify-password.ts";
import type { Database } from "../../database/database.ts";
import { implement } from "../../http/implement.ts";
import type { Changes } from "../../lists/changes.ts";
import type { Storage } from "../../storage/storage.ts";
import type { AuthStore } from "../auth/auth.store.ts";
import type { AccountStore } from "./account.store.ts";
import { exportAccount } from "./export/export-account.ts";
import { removeAccount } from "./remove-account.ts";
import { replacePhoto } from "./replace-photo.ts";

interface Dependencies extends PasswordDependencies {
  readonly db: Database;
  readonly store: AccountStore;
  readonly storage: Storage;
  readonly changes: Changes;
  readonly logins: Pick<AuthStore, "findByEmail">;
}

export const createAccountHandlers = (dependencies: Dependencies) =>
  implement(account, {
    update: async ({ user, body }) => toUser(await dependencies.store.update(user.id, body)),
    updateProfilePhoto: async ({ user, files: { file } }) =>
      toUser(await replacePhoto(dependencies, user.id, { column: "profile_photo", file })),
    updateCoverPhoto: async ({ user, files: { file } }) =>
      toUser(await replacePhoto(dependencies, user.id, { column: "cover_photo", file })),
    download: ({ user }) => exportAccount(dependencies, user),
    remove: async ({ user: { id, email }, body: { password }, address }) => {
      const credentials = await dependencies.logins.findByEmail(email);
      await verifyPassword(dependencies, { email, password, account: credentials, address });
      await removeAccount(dependencies.changes, id);
    },
  });
