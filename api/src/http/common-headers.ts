import type { FastifyInstance } from "fastify";

import { closedPolicy } from "./content-security-policy.ts";

/** What every answer carries, unless it says otherwise itself. */
const commonHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": closedPolicy,
  // Links in mails carry their token in the path.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Has to be called before routes are added. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(commonHeaders);
    done();
  });
}
