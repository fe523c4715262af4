import { admin } from "@topout/shared/contract";

import { toUser, type UserRow } from "../../auth/account.ts";
import { answer } from "../../http/answer.ts";
import { implement } from "../../http/implement.ts";
import type { AdminStore } from "./admin.store.ts";

const MOST_AT_ONCE = 1_000;
const PAGE_SIZE = 50;

interface Paging {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
}

export const createAdminHandlers = (store: AdminStore) =>
  implement(admin, {
    users: async ({ query }) => {
      // No name holds a NUL, and PostgreSQL's text cannot.
      const q = query.q?.replaceAll("\0", "").normalize("NFC").trim();
      const { rows, total } = await store.users({ q, ...pageOf(query) });
      return answer(rows.map(toUser), { headers: { "x-total-count": String(total) } });
    },
    promote: ({ params }) => asUser(store.setRole(params.user_id, { is_superuser: true })),
    demote: ({ params }) => asUser(store.demote(params.user_id)),
    promoteToSetter: ({ params }) => asUser(store.setRole(params.user_id, { route_setter: true })),
    demoteFromSetter: ({ params }) =>
      asUser(store.setRole(params.user_id, { route_setter: false })),
  });

const asUser = async (row: Promise<UserRow>) => toUser(await row);

/** Without a page, everybody at once. */
function pageOf({ page, page_size }: Paging) {
  if (page === undefined) return { limit: page_size ?? MOST_AT_ONCE, offset: 0 };
  const limit = page_size ?? PAGE_SIZE;
  return { limit, offset: (page - 1) * limit };
}
