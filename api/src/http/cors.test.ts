import Fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";

import { allowOrigins } from "./cors.ts";

async function ask(method: "GET" | "OPTIONS", origin: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  allowOrigins(app, ["https://gym.example"]);
  app.get("/api/gyms", () => []);
  return app.inject({ method, url: "/api/gyms", headers: { origin } });
}

describe("a page of another origin", () => {
  test("may call where it is named", async () => {
    const response = await ask("GET", "https://gym.example");

    expect(response.statusCode).toBe(200);
    expect(response.headers["access-control-allow-origin"]).toBe("https://gym.example");
    expect(response.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test("is told beforehand what it may send", async () => {
    const response = await ask("OPTIONS", "https://gym.example");

    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-headers"]).toContain("Authorization");
  });

  test("is not let in where it is not named", async () => {
    const response = await ask("OPTIONS", "https://evil.example");

    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
