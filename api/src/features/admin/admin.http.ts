import { admin } from "@topout/shared/contract";

import { toUser, type UserRow } from "../../auth/account.ts";
import { respond } from "../../http/http-response.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import type { AdminStore } from "./admin.store.ts";

const MAX_USERS_WITHOUT_PAGE = 1_000;
const DEFAULT_PAGE_SIZE = 50;

interface Paging {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
}

export const createAdminHandlers = (store: AdminStore) =>
  defineHandlers(admin, {
    users: async ({ query }) => {
      // PostgreSQL's text type cannot contain NUL.
      const q = query.q?.replaceAll("\0", "").normalize("NFC").trim();
      const { rows, total } = await store.listUsers({ q, ...toLimitAndOffset(query) });
      return respond(rows.map(toUser), { headers: { "x-total-count": String(total) } });
    },
    promote: ({ params }) => toUserAsync(store.setRole(params.user_id, { is_superuser: true })),
    demote: ({ params }) => toUserAsync(store.demote(params.user_id)),
    promoteToSetter: ({ params }) =>
      toUserAsync(store.setRole(params.user_id, { route_setter: true })),
    demoteFromSetter: ({ params }) =>
      toUserAsync(store.setRole(params.user_id, { route_setter: false })),
  });

const toUserAsync = async (row: Promise<UserRow>) => toUser(await row);

/** Without `page`, the limit is the maximum number of users. */
function toLimitAndOffset({ page, page_size }: Paging) {
  if (page === undefined) return { limit: page_size ?? MAX_USERS_WITHOUT_PAGE, offset: 0 };
  const limit = page_size ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: (page - 1) * limit };
}
