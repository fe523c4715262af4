import { describe, expect, test } from "vitest";

import { createTestApi, sendJson } from "../testing/index.ts";

const unknownId = "0192f0c1-7a00-7000-8000-000000000404";

const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { detail: unknown; message: string }),
});

describe("an address that is not there", () => {
  test.each(["/api/nothing", "/api", "/api/%zz", "/api/circuits/7", "/api/img/7.webp"])(
    "answers NOT_FOUND in the one shape: %s",
    async (path) => {
      const api = await createTestApi();

      const response = await api.fetch(path);

      expect(await problemOf(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
    },
  );

  test("is not meant by a slash at the end", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/gyms/")).status).toBe(200);
  });

  test("is also a known path by a method that it does not have", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/gyms", { method: "DELETE" });

    expect(await problemOf(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
  });
});

describe("a body", () => {
  const patch = async (init: RequestInit) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    return fetch("/api/users/me", { method: "PATCH", ...init });
  };
  const json = { "content-type": "application/json" };

  test.each([
    ["JSON that ends early", '{"about":'],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["a list", "[]"],
    ["nothing", "null"],
    ["a number", "7"],
  ])("of %s is 422", async (_what, body) => {
    const response = await patch({ headers: json, body });

    const problem = await problemOf(response);
    expect(problem.status).toBe(422);
    expect(problem.detail).toEqual([
      { loc: ["body"], msg: expect.any(String), type: expect.any(String) },
    ]);
  });

  test("of another content type is 415", async () => {
    const response = await patch({ headers: { "content-type": "text/plain" }, body: "{}" });

    expect(await problemOf(response)).toMatchObject({
      status: 415,
      detail: "UNSUPPORTED_MEDIA_TYPE",
    });
  });

  test.each(["text/plain", "application/json", "multipart/form-data", "gibberish"])(
    "that is empty counts as none, though it is called %s",
    async (type) => {
      const response = await patch({ headers: { "content-type": type }, body: "" });

      expect(response.status).toBe(200);
    },
  );

  test("too large is 413, and the connection is not kept", async () => {
    const response = await patch({
      headers: json,
      body: JSON.stringify({ about: "a".repeat(300_000) }),
    });

    expect(response.headers.get("connection")).toBe("close");
    expect(await problemOf(response)).toMatchObject({ status: 413, detail: "PAYLOAD_TOO_LARGE" });
  });

  test("may carry fields that nobody asked for", async () => {
    const response = await patch(sendJson("PATCH", { about: "Slabs", is_superuser: true, x: 1 }));

    expect(await response.json()).toMatchObject({ about: "Slabs", is_superuser: false });
  });

  test("with a field that does not fit is 422, and the message names it", async () => {
    const response = await patch(sendJson("PATCH", { about: 7, send_visible: "yes" }));

    const problem = await problemOf(response);
    expect(problem).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "about"] }, { loc: ["body", "send_visible"] }],
    });
    expect(problem.message).toMatch(/^about: /);
  });

  test("is not read before the caller is known", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/users/me", {
      method: "PATCH",
      headers: json,
      body: "{broken",
    });

    expect(response.status).toBe(401);
  });

  test("is judged before the id in the path", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const bad = sendJson("POST", { id: "no-uuid" });

    expect((await fetch("/api/climbs/me/add_send/7", bad)).status).toBe(422);
    expect((await fetch("/api/climbs/me/add_send/7", sendJson("POST", {}))).status).toBe(404);
  });
});

describe("a query", () => {
  test.each(["gym_id=7", "current=maybe", "gym_id=", `gym_id=${unknownId}&gym_id=${unknownId}`])(
    "that does not fit is 422: %s",
    async (query) => {
      const api = await createTestApi();

      const response = await api.fetch(`/api/routes/get_all?${query}`);

      expect(await problemOf(response)).toMatchObject({
        status: 422,
        detail: [{ loc: ["query", query.split("=")[0]] }],
      });
    },
  );
});

describe("who asks", () => {
  test("is told by the Authorization header, never by a cookie", async () => {
    const api = await createTestApi();
    const { token } = await api.signIn();

    const ask = async (headers: Record<string, string>) =>
      (await api.anonymously("/api/users/me", { headers })).status;

    expect(await ask({ authorization: `bearer ${token}` })).toBe(200);
    expect(await ask({ cookie: `access_token=${token}; fastapiusersauth=${token}` })).toBe(401);
    expect(await ask({ authorization: token })).toBe(401);
    expect(await ask({ authorization: `Basic ${token}` })).toBe(401);
  });

  test("is nobody with a wrong token, where nobody has to be anybody", async () => {
    const api = await createTestApi();
    const headers = { authorization: "Bearer not.a.token" };

    for (const path of [
      "/api/gyms",
      "/api/routes/get_all?mine=true",
      "/api/activities/get_paginated",
    ]) {
      expect((await api.anonymously(path, { headers })).status).toBe(200);
    }
    expect((await api.anonymously("/api/users/me", { headers })).status).toBe(401);
  });
});
