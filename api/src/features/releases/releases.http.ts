import { releases } from "@topout/shared/contract";

import { defineHandlers } from "../../http/define-handlers.ts";
import type { ReleaseStore } from "./releases.store.ts";

export const createReleaseHandlers = (store: ReleaseStore) =>
  defineHandlers(releases, { list: () => store.list() });
