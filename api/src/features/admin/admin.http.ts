import type { User } from "@topout/shared/contract";
import { admin } from "@topout/shared/contract/server";

import type { Actor } from "../../auth/actor.ts";
import type { ListReader } from "../../auth/list-reader.ts";
import { toUser, type UserRow } from "../../auth/account.ts";
import { respond } from "../../http/http-response.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { addPhotoKey } from "../../media/add-photo-key.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import type { AdminStore } from "./admin.store.ts";
import type { ChangeUser } from "./change-user.ts";

const MAX_USERS_WITHOUT_PAGE = 1_000;
const DEFAULT_PAGE_SIZE = 50;

interface Paging {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
}

interface Dependencies {
  readonly store: AdminStore;
  readonly listReader: ListReader;
  readonly mediaKeys: MediaKeys;
}

export function createAdminHandlers({ store, listReader, mediaKeys }: Dependencies) {
  const toUserForAdmin = (row: UserRow) => addPhotoKey(mediaKeys, toUser(row));
  const createChangeHandler =
    (name: Parameters<ChangeUser>[0]) =>
    async ({ params, actor }: ChangeRequest): Promise<User> =>
      toUserForAdmin(await store.changeUser(name, params.user_id, actor));

  return defineHandlers(admin, {
    users: async ({ query, actor }) => {
      const page = { q: query.q?.trim(), ...toLimitAndOffset(query) };
      const reader = { userId: actor.id, sessionId: actor.sessionId };
      const { rows, total } = await listReader.read(reader, (source) =>
        store.listUsers(page, source),
      );
      return respond(rows.map(toUserForAdmin), { headers: { "x-total-count": String(total) } });
    },
    promote: createChangeHandler("promote"),
    demote: createChangeHandler("demote"),
    promoteToSetter: createChangeHandler("promoteToSetter"),
    demoteFromSetter: createChangeHandler("demoteFromSetter"),
    deactivate: createChangeHandler("deactivate"),
    reactivate: createChangeHandler("reactivate"),
  });
}

interface ChangeRequest {
  readonly params: { readonly user_id: string };
  readonly actor: Actor;
}

/** Without `page`, returns the first `page_size` users, or the maximum number. */
function toLimitAndOffset({ page, page_size }: Paging) {
  if (page === undefined) return { limit: page_size ?? MAX_USERS_WITHOUT_PAGE, offset: 0 };
  const limit = page_size ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: (page - 1) * limit };
}
