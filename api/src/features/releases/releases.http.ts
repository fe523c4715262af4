import { releases } from "@topout/shared/contract/server";

import { ProblemError } from "../../errors/problem-error.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import type { ReleaseStore } from "./releases.store.ts";

export const createReleaseHandlers = (store: ReleaseStore) =>
  defineHandlers(releases, {
    list: () => store.list(),
    preview: async ({ params }) => {
      const release = await store.findPreview(params.remote, params.hash);
      if (!release) throw new ProblemError("NOT_FOUND");
      return release;
    },
  });
