import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { buildApp } from "../app.ts";
import { openDatabase } from "../database/database.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { StorageUnavailableError } from "../storage/storage.ts";
import {
  createTestApi,
  logIn,
  createJsonRequest,
  readJson,
  TEST_PASSWORD,
} from "../testing/index.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

describe("an unexpected error", () => {
  test("returns INTERNAL without details, with the request id of the log line", async () => {
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
    const log = lines.join("");
    expect(log).toContain(body.request_id);
    expect(log).toContain("42P01");
    expect(log).not.toContain(token);
  });
});

describe("an unavailable database", () => {
  test("returns UNAVAILABLE with Retry-After", async () => {
    const lines: string[] = [];
    const { db, close } = openDatabase("postgres://nobody:hidden@127.0.0.1:1/nowhere");
    const app = await buildApp({
      config: testConfig,
      db,
      storage: createLocalStorage("/nowhere"),
      uploadsDir: await createTemporaryFolder(),
      log: { level: "error", stream: { write: (line) => lines.push(line) } },
    });
    onTestFinished(async () => {
      await app.close();
      await close();
    });

    for (const url of ["/api/ready", "/api/gyms", "/api/activities/get_paginated"]) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.headers["retry-after"]).toBe("5");
      expect(response.json()).toMatchObject({ detail: "UNAVAILABLE" });
    }
    // One log line for all requests.
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

describe("an unavailable storage", () => {
  test("returns UNAVAILABLE for files only", async () => {
    const api = await createTestApi();
    const { id } = await api.seed.gym({ image: await api.seed.storeImage() });
    api.storage.size = () => Promise.reject(new StorageUnavailableError({ cause: "test" }));
    api.storage.stream = () => Promise.reject(new StorageUnavailableError({ cause: "test" }));

    const image = await api.fetch(`/api/gyms/${id}/image`);
    const list = await api.fetch("/api/gyms");

    expect(image.status).toBe(503);
    expect(image.headers.get("retry-after")).toBe("5");
    expect(await image.json()).toMatchObject({ detail: "UNAVAILABLE" });
    expect(list.status).toBe(200);
  });
});

describe("the log", () => {
  test("names the account and the address of each request, also of a failed login", async () => {
    const lines: string[] = [];
    const api = await createTestApi({
      config: { logAddresses: "full" },
      log: { stream: { write: (line) => lines.push(line) } },
    });
    const { user } = await api.signIn({ profile_visible: false });
    const post = (path: string, body: object) =>
      api.fetchAnonymously(path, createJsonRequest("POST", body));
    const registration = { username: "new", email: "new@topout.example", password: TEST_PASSWORD };

    await logIn(api, user.email, "wrong");
    await logIn(api, "nobody@topout.example");
    const newUser = await readJson<{ id: string }>(post("/api/auth/register", registration));
    await api.fetch("/api/users/me", createJsonRequest("PATCH", { about: "shy" }));
    await api.fetch("/api/users/get_public/nobody");
    await api.fetchAnonymously("/api/users/me");

    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ status, user: loggedUser }) => [status, loggedUser])).toEqual([
      [400, user.id],
      [400, undefined],
      [201, newUser.id],
      [200, user.id],
      [404, user.id],
      [401, undefined],
    ]);
    expect(new Set(entries.map(({ address }) => address))).toEqual(new Set(["127.0.0.1"]));
  });

  test("contains each request and no secrets", async () => {
    const lines: string[] = [];
    const api = await createTestApi({
      log: { level: "debug", stream: { write: (line) => lines.push(line) } },
    });
    const { token, user } = await api.signIn();

    await logIn(api, user.email);
    await api.fetch("/api/gyms?secret=hush");
    await api.fetch("/verify/whispered-token");
    await api.fetch("/reset_password/whispered-token?x=1");
    await api.fetch("/join/whispered-token");
    await api.fetch("/api/invitations/whispered-token/accept");
    await api.fetch("/api/users/me", createJsonRequest("PATCH", { about: "shy" }));

    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["msg"] === "request completed");
    expect(requests).toMatchObject([
      { method: "POST", path: "/api/auth/jwt/login", status: 200, request_id: expect.any(String) },
      { method: "GET", path: "/api/gyms", status: 200 },
      { method: "GET", path: "/verify/…" },
      { method: "GET", path: "/reset_password/…" },
      { method: "GET", path: "/join/…" },
      { method: "GET", path: "/api/invitations/…/accept" },
      { method: "PATCH", path: "/api/users/me", status: 200 },
    ]);
    for (const line of requests) {
      expect(line).toMatchObject({ address: "127.0.0.0" });
    }
    for (const secret of [token, TEST_PASSWORD, "hush", "whispered", user.email, "shy"]) {
      expect(lines.join("")).not.toContain(secret);
    }
  });
});

describe("the request id", () => {
  /** Returns the id in the response. Expects the same id in the log. */
  async function getRequestId(sentId: string, trustedProxies = ["loopback"]) {
    const lines: string[] = [];
    const api = await createTestApi({
      config: { trustedProxies },
      log: { level: "debug", stream: { write: (line) => lines.push(line) } },
    });
    const response = await api.fetch("/api/gyms", { headers: { "x-request-id": sentId } });
    const id = response.headers.get("x-request-id");
    expect(lines.join("")).toContain(`"request_id":"${id}"`);
    return id;
  }

  test("is the id that a proxy sent", async () => {
    expect(await getRequestId("edge-7:4bf92f35.1")).toBe("edge-7:4bf92f35.1");
  });

  test("is a new id if a client sent one", async () => {
    expect(await getRequestId("edge-7:4bf92f35.1", [])).toMatch(/^[0-9a-f-]{36}$/);
    expect(await getRequestId("edge-7:4bf92f35.1", ["10.0.0.0/8"])).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(["", "two words", "x".repeat(65), '","level":60'])(
    "is a new id if the sent id is unsafe to log: %j",
    async (sentId) => {
      expect(await getRequestId(sentId)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
