import type { FastifyInstance } from "fastify";

import { resourcePolicy } from "./content-security-policy.ts";

const YEAR_SECONDS = 31_536_000;

export interface SecurityHeaderOptions {
  /** Whether browsers open the program over HTTPS only. */
  readonly hasHttps: boolean;
}

/**
 * Sets the security headers of every response. Call it before you add hooks that can reject a request, and routes. We do
 * not use @fastify/helmet: it creates the headers again for each request (docs/performance.md).
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { hasHttps }: SecurityHeaderOptions,
): void {
  const headers = createSecurityHeaders(hasHttps);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers of every response, also of those that Fastify does not send. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Its `frame-ancestors` replaces X-Frame-Options. Without Cross-Origin-Opener-Policy, see docs/decisions/0051.
  "content-security-policy": resourcePolicy,
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Links in emails have a token in their path.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

export const createSecurityHeaders = (hasHttps: boolean): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  // Without includeSubDomains, because other hosts of the same domain may not have HTTPS.
  ...(hasHttps && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }),
});
