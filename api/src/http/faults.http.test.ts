import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { buildApp } from "../app.ts";
import { openDatabase } from "../database/database.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { StorageUnavailableError } from "../storage/storage.ts";
import { createTestApi, sendJson, TEST_PASSWORD } from "../testing/index.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

describe("a fault of ours", () => {
  test("is INTERNAL without internals, and its id is in the log", async () => {
    const lines: string[] = [];
    const api = await createTestApi({ log: { stream: { write: (line) => lines.push(line) } } });
    const { fetch, token } = await api.signIn();
    await api.db.execute(sql`drop table projects`);

    const response = await fetch("/api/projects/me");

    const body = (await response.json()) as { request_id: string };
    expect(response.status).toBe(500);
    expect(body).toEqual({
      detail: "INTERNAL",
      message: expect.not.stringContaining("projects"),
      request_id: expect.any(String),
    });
    const logged = lines.join("");
    expect(logged).toContain(body.request_id);
    expect(logged).toContain("42P01");
    expect(logged).not.toContain(token);
  });
});

describe("a database that is away", () => {
  test("is UNAVAILABLE, with when to come back", async () => {
    const lines: string[] = [];
    const { db, close } = openDatabase("postgres://nobody:hidden@127.0.0.1:1/nowhere");
    const app = await buildApp({
      config: testConfig,
      db,
      storage: createLocalStorage("/nowhere"),
      uploadsDir: await temporaryFolder(),
      log: { level: "error", stream: { write: (line) => lines.push(line) } },
    });
    onTestFinished(async () => {
      await app.close();
      await close();
    });

    for (const url of ["/api/health", "/api/gyms", "/api/activities/get_paginated"]) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.headers["retry-after"]).toBe("5");
      expect(response.json()).toMatchObject({ detail: "UNAVAILABLE" });
    }
    // One line for all of them.
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        msg: "UNAVAILABLE",
        code: "ECONNREFUSED",
        reason: expect.stringContaining("127.0.0.1:1"),
        request_id: expect.any(String),
      }),
    ]);
    expect(lines.join("")).not.toMatch(/hidden|stack/);
  });
});

describe("a storage that is away", () => {
  test("is UNAVAILABLE too, and keeps nobody from what lies in the database", async () => {
    const api = await createTestApi();
    const { id } = await api.given.gym({ image: await api.given.picture() });
    api.storage.size = () => Promise.reject(new StorageUnavailableError({ cause: "no way" }));
    api.storage.stream = () => Promise.reject(new StorageUnavailableError({ cause: "no way" }));

    const picture = await api.fetch(`/api/gyms/${id}/image`);
    const list = await api.fetch("/api/gyms");

    expect(picture.status).toBe(503);
    expect(picture.headers.get("retry-after")).toBe("5");
    expect(await picture.json()).toMatchObject({ detail: "UNAVAILABLE" });
    expect(list.status).toBe(200);
  });
});

describe("a program that is not ready", () => {
  test("says so to every call, and serves once it is", async () => {
    let ready = false;
    const api = await createTestApi({ isReady: () => ready });

    const early = await api.fetch("/api/health");
    ready = true;
    const late = await api.fetch("/api/health");

    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("5");
    expect(await late.json()).toEqual({ status: "ok", version: expect.any(String) });
  });
});

describe("the log", () => {
  test("tells what was answered, and nobody's secrets", async () => {
    const lines: string[] = [];
    const api = await createTestApi({
      log: { level: "debug", stream: { write: (line) => lines.push(line) } },
    });
    const { token, user } = await api.signIn();
    const login = new URLSearchParams({ username: user.email, password: TEST_PASSWORD });

    await api.fetch("/api/auth/jwt/login", { method: "POST", body: login });
    await api.fetch("/api/gyms?secret=hush");
    await api.fetch("/verify/whispered-token");
    await api.fetch("/reset_password/whispered-token?x=1");
    await api.fetch("/api/users/me", sendJson("PATCH", { about: "shy" }));

    const answered = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["msg"] === "answered");
    expect(answered).toMatchObject([
      { method: "POST", path: "/api/auth/jwt/login", status: 200, request_id: expect.any(String) },
      { method: "GET", path: "/api/gyms", status: 200 },
      { method: "GET", path: "/verify/…" },
      { method: "GET", path: "/reset_password/…" },
      { method: "PATCH", path: "/api/users/me", status: 200 },
    ]);
    for (const secret of [token, TEST_PASSWORD, "hush", "whispered", user.email, "shy"]) {
      expect(lines.join("")).not.toContain(secret);
    }
  });
});

describe("a request's id", () => {
  /** The id that the answer names, which is the one in the log. */
  async function nameOf(given: string) {
    const lines: string[] = [];
    const api = await createTestApi({
      log: { level: "debug", stream: { write: (line) => lines.push(line) } },
    });
    const response = await api.fetch("/api/gyms", { headers: { "x-request-id": given } });
    const id = response.headers.get("x-request-id");
    expect(lines.join("")).toContain(`"request_id":"${id}"`);
    return id;
  }

  test("is the one that a proxy gave it", async () => {
    expect(await nameOf("edge-7:4bf92f35.1")).toBe("edge-7:4bf92f35.1");
  });

  test.each(["", "two words", "x".repeat(65), '","level":60'])(
    "is made anew where that would spoil the log: %j",
    async (given) => {
      expect(await nameOf(given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
