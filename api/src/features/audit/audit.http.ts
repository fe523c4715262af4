import type { AuditPage, AuditQuery } from "@topout/shared/contract";
import { audit } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { AuditStore } from "./audit.store.ts";

const DEFAULT_PAGE_SIZE = 50;

type ParsedQuery = Omit<AuditQuery, "page" | "page_size"> & {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
};

export function createAuditHandlers(store: AuditStore) {
  const getPage = (
    { page = 1, page_size = DEFAULT_PAGE_SIZE, as_of, actor, ...filter }: ParsedQuery,
    reader: { readonly viewerId: string; readonly gymId?: string },
  ) =>
    store.getPage({
      page,
      page_size,
      as_of: parseTimestamp(as_of),
      filter: { ...filter, actor: actor?.trim(), ...reader },
    });

  return defineHandlers(audit, {
    page: ({ query, user }) => getPage(query, { viewerId: user.id }),
    pageOfGym: async ({ params, query, user }) =>
      withoutAddresses(await getPage(query, { gymId: params.gym_id, viewerId: user.id })),
  });
}

/** Removes the IP address, which only admins can see. */
const withoutAddresses = ({ data, meta }: AuditPage): AuditPage => ({
  data: data.map((entry) => ({ ...entry, ip_address: null, address: null })),
  meta,
});
