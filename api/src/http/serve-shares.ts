import { createSharedPath, SHARE_PATH, type ShareResult } from "@topout/shared/contract";
import { videos } from "@topout/shared/contract/server";
import type { FastifyInstance } from "fastify";

import type { ServerLimits } from "../config/server-limits.ts";
import { configureUploadScope } from "./api-scope.ts";
import { discardBody } from "./discard-body.ts";

/**
 * Answers a share that no service worker has received, for example right after the installation. Redirects to a page
 * that tells the user where to choose the video instead. The server stores nothing.
 */
export async function serveShares(
  app: FastifyInstance,
  { uploadMinBytesPerSecond }: Pick<ServerLimits, "uploadMinBytesPerSecond">,
): Promise<void> {
  await app.register(async (scope) => {
    configureUploadScope(scope);
    scope.post(SHARE_PATH, { config: { receivesUpload: true } }, async ({ raw }, reply) => {
      const isComplete = await discardBody(raw, {
        maxBytes: videos.upload.files.file.maxBytes + MAX_FORM_OVERHEAD_BYTES,
        minBytesPerSecond: uploadMinBytesPerSecond,
      });
      const result: ShareResult = isComplete ? "failed" : "too-large";
      if (!isComplete) reply.header("connection", "close");
      return reply
        .code(303)
        .headers({ location: createSharedPath(result), "cache-control": "no-store" })
        .send();
    });
  });
}

const MAX_FORM_OVERHEAD_BYTES = 64 * 1_024;
