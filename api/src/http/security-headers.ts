import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

import { resourcePolicy } from "./content-security-policy.ts";

const PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

const YEAR_SECONDS = 31_536_000;

interface SecurityHeaderOptions {
  /** Whether browsers open the program over HTTPS only. */
  readonly hasHttps: boolean;
}

/** Sets the security headers of every response. Await it before you add routes. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { hasHttps }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: resourcePolicy,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    // Links in emails have a token in their path.
    referrerPolicy: { policy: "same-origin" },
    xContentTypeOptions: true,
    // Other origins may load our remotes and images.
    crossOriginResourcePolicy: false,
    // Other hosts of the same domain may not have HTTPS.
    strictTransportSecurity: hasHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // `frame-ancestors` in the content security policy replaces X-Frame-Options.
    xFrameOptions: false,
    // Supported browsers ignore these headers or have the same default.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("permissions-policy", PERMISSIONS_POLICY);
    done();
  });
}
