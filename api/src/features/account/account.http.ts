import { account } from "@topout/shared/contract/server";

import { toUser, type UserRow } from "../../auth/account.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { SessionLinks } from "../../auth/session-links.ts";
import { verifyPassword, type PasswordDependencies } from "../../auth/verify-password.ts";
import type { Database } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { addPhotoKey } from "../../media/add-photo-key.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import type { Changes } from "../../auth/changes.ts";
import type { NameRulesReader } from "./name-rules.ts";
import type { Storage } from "../../storage/storage.ts";
import type { AuthStore } from "./auth/auth.store.ts";
import type { AccountStore } from "./account.store.ts";
import { exportAccount } from "./export/export-account.ts";
import { removeAccount } from "./remove-account.ts";
import { replacePhoto } from "./replace-photo.ts";

interface Dependencies extends PasswordDependencies {
  readonly db: Database;
  readonly store: AccountStore;
  readonly storage: Storage;
  readonly limits: RateLimits;
  readonly changes: Changes;
  readonly readNameRules: NameRulesReader;
  readonly sessionLinks: Pick<SessionLinks, "create">;
  readonly authStore: Pick<AuthStore, "findByEmail">;
  readonly mediaKeys: MediaKeys;
}

export function createAccountHandlers(dependencies: Dependencies) {
  const toOwnUser = (row: UserRow) => addPhotoKey(dependencies.mediaKeys, toUser(row));
  return defineHandlers(account, {
    update: async ({ user, actor, body, ipAddress }) => {
      // Limit the attempts, because the response reveals whether another account has the username.
      if (body.username !== undefined && body.username !== user.username) {
        await dependencies.limits.consume("usernameChecksPerIpAddress", ipAddress);
      }
      return toOwnUser(
        await dependencies.store.update(actor, body, await dependencies.readNameRules()),
      );
    },
    updateProfilePhoto: async ({ actor, files: { file } }) =>
      toOwnUser(await replacePhoto(dependencies, actor, { column: "profile_photo", file })),
    updateCoverPhoto: async ({ actor, files: { file } }) =>
      toOwnUser(await replacePhoto(dependencies, actor, { column: "cover_photo", file })),
    download: async ({ user }) => {
      await dependencies.limits.consume("exportsPerUser", user.id);
      return exportAccount(dependencies, user);
    },
    createExportLink: async ({ actor }) => {
      // The download counts. The check shows the error here, because the browser opens the link.
      await dependencies.limits.check("exportsPerUser", actor.id);
      const token = await dependencies.changes.runTransaction({ actor }, (tx) =>
        dependencies.sessionLinks.create(tx, actor.sessionId),
      );
      return { url: `/api${account.download.path}?token=${token}` };
    },
    remove: async ({ user, actor, body: { password }, ipAddress }) => {
      const { id, email, session_id: sessionId } = user;
      const ownAccount = await dependencies.authStore.findByEmail(email);
      const credentials = { email, password, account: ownAccount, ipAddress, sessionId };
      await verifyPassword(dependencies, credentials);
      await removeAccount(dependencies.changes, id, { actor });
      await dependencies.limits.reset("loginsPerAccount", email);
    },
  });
}
