import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

import { resourcePolicy } from "./content-security-policy.ts";

const PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/** Sets the security headers of every response. Await it before you add routes. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: resourcePolicy,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    // Links in emails have a token in their path.
    referrerPolicy: { policy: "same-origin" },
    xContentTypeOptions: true,
    // Other origins may load our remotes and images.
    crossOriginResourcePolicy: false,
    // The proxy that terminates TLS sets HSTS if needed.
    strictTransportSecurity: false,
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
