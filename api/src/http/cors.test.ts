import Fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { registerCors } from "./cors.ts";

const ORIGIN = "https://gym.example";

async function send(method: "GET" | "OPTIONS", origin: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerCors(app, [ORIGIN]);
  app.get("/api/gyms", () => []);
  return app.inject({ method, url: "/api/gyms", headers: { origin } });
}

describe("CORS", () => {
  test("allows a listed origin, without credentials", async () => {
    const { statusCode, headers } = await send("GET", ORIGIN);

    expect(statusCode).toBe(200);
    expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
    expect(headers["access-control-expose-headers"]).toBe(
      "Topout-Api, Date, ETag, Retry-After, X-Request-Id, X-Total-Count, Location, Tus-Resumable, Upload-Expires, Upload-Length, Upload-Offset, Upload-Result",
    );
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["vary"]).toBe("Origin");
  });

  test("responds to a preflight request of a listed origin", async () => {
    const { statusCode, headers } = await send("OPTIONS", ORIGIN);

    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": ORIGIN,
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers":
        "Authorization, Content-Type, If-None-Match, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset",
      "access-control-max-age": "600",
      vary: "Origin",
    });
  });

  test.each(["GET", "OPTIONS"] as const)(
    "sends no CORS headers for a %s request of another origin",
    async (method) => {
      const { statusCode, headers } = await send(method, "https://evil.example");

      expect(statusCode).toBe(method === "GET" ? 200 : 404);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers["access-control-expose-headers"]).toBeUndefined();
      expect(headers["vary"]).toBe("Origin");
    },
  );

  test.each(["/api/gyms", "/api/climbs/me", "/api/health", "/api/nowhere", "/api/docs"])(
    "adds Origin to the Vary header of %s",
    async (path) => {
      const { fetch } = await createTestApi({ config: { corsOrigins: [ORIGIN] } });

      const vary = (await fetch(path, { headers: { origin: ORIGIN } })).headers.get("vary");

      expect(vary?.split(", ")).toContain("Origin");
      expect(vary?.split(", ").length).toBe(new Set(vary?.split(", ")).size);
    },
  );

  test.each(["https://other.example", undefined])(
    "makes caches store a separate response for the origin %s",
    async (origin) => {
      const api = await createTestApi({ config: { corsOrigins: [ORIGIN] } });

      const { headers } = await api.app.inject({
        url: "/api/gyms",
        headers: { "accept-encoding": "br", ...(origin && { origin }) },
      });

      expect(headers["vary"]).toBe("Origin, Accept-Encoding");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  test("is disabled without listed origins", async () => {
    const { fetch } = await createTestApi();

    const { headers } = await fetch("/api/gyms", { headers: { origin: ORIGIN } });

    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary")).toBe("Accept-Encoding");
  });
});
