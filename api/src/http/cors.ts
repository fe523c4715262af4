import type { FastifyInstance } from "fastify";

const ALLOWED = {
  "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE",
  "access-control-allow-headers": "Authorization, Content-Type, If-None-Match",
  "access-control-max-age": "600",
};
const EXPOSED = "ETag, Retry-After, X-Total-Count";

/** Lets pages of these origins call; without cookies, which never authenticate here. Has to be called before routes are added. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();

    reply.headers({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": EXPOSED,
    });
    if (request.method !== "OPTIONS") return done();
    reply.headers(ALLOWED).code(204).send();
  });
}
