import { audit } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { AuditStore } from "./audit.store.ts";

const DEFAULT_PAGE_SIZE = 50;

export const createAuditHandlers = (store: AuditStore) =>
  defineHandlers(audit, {
    page: ({ query: { page = 1, page_size = DEFAULT_PAGE_SIZE, as_of, actor, ...filter } }) =>
      store.getPage({
        page,
        page_size,
        as_of: parseTimestamp(as_of),
        filter: { ...filter, actor: actor?.trim() },
      }),
  });
