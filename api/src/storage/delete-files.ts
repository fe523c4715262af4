import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../jobs/job-table.ts";
import type { Storage } from "./storage.ts";

/** Removes files whose rows are gone. */
export const deleteFiles = (storage: Storage): JobHandler<JobData["delete-files"]> => ({
  run: async ({ keys }) => {
    for (const key of keys) await storage.delete(key);
  },
});
