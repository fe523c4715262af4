import { describe, expect, test } from "vitest";

import { createTestApi, sendJson } from "../testing/index.ts";

const unknownId = "0192f0c1-7a00-7000-8000-000000000404";

const readProblem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { detail: unknown; message: string }),
});

describe("an unknown path", () => {
  test.each(["/api/nothing", "/api", "/api/%zz", "/api/circuits/7", "/api/img/7.webp"])(
    "returns NOT_FOUND as a problem: %s",
    async (path) => {
      const api = await createTestApi();

      const response = await api.fetch(path);

      expect(await readProblem(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
    },
  );

  test("does not include a trailing slash", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/gyms/")).status).toBe(200);
  });

  test("includes a known path with another method", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/gyms", { method: "DELETE" });

    expect(await readProblem(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
  });
});

describe("a request body", () => {
  const patch = async (init: RequestInit) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    return fetch("/api/users/me", { method: "PATCH", ...init });
  };
  const json = { "content-type": "application/json" };

  test.each([
    ["JSON that ends early", '{"about":'],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "7"],
  ])("of %s is 422", async (_what, body) => {
    const response = await patch({ headers: json, body });

    const problem = await readProblem(response);
    expect(problem.status).toBe(422);
    expect(problem.detail).toEqual([
      { loc: ["body"], msg: expect.any(String), type: expect.any(String) },
    ]);
  });

  test("of another content type is 415", async () => {
    const response = await patch({ headers: { "content-type": "text/plain" }, body: "{}" });

    expect(await readProblem(response)).toMatchObject({
      status: 415,
      detail: "UNSUPPORTED_MEDIA_TYPE",
    });
  });

  test.each(["text/plain", "application/json", "multipart/form-data", "gibberish"])(
    "that is empty is treated as missing, with content type %s",
    async (type) => {
      const response = await patch({ headers: { "content-type": type }, body: "" });

      expect(response.status).toBe(200);
    },
  );

  test("that is too large is 413 and closes the connection", async () => {
    const response = await patch({
      headers: json,
      body: JSON.stringify({ about: "a".repeat(300_000) }),
    });

    expect(response.headers.get("connection")).toBe("close");
    expect(await readProblem(response)).toMatchObject({ status: 413, detail: "PAYLOAD_TOO_LARGE" });
  });

  test("may have unknown fields", async () => {
    const response = await patch(sendJson("PATCH", { about: "Slabs", is_superuser: true, x: 1 }));

    expect(await response.json()).toMatchObject({ about: "Slabs", is_superuser: false });
  });

  test("with an invalid field is 422 and names the field", async () => {
    const response = await patch(sendJson("PATCH", { about: 7, send_visible: "yes" }));

    const problem = await readProblem(response);
    expect(problem).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "about"] }, { loc: ["body", "send_visible"] }],
    });
    expect(problem.message).toMatch(/^about: /);
  });

  test("is not read before the user is authenticated", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/users/me", {
      method: "PATCH",
      headers: json,
      body: "{broken",
    });

    expect(response.status).toBe(401);
  });

  test("is validated before the id in the path", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const bad = sendJson("POST", { id: "no-uuid" });

    expect((await fetch("/api/climbs/me/add_send/7", bad)).status).toBe(422);
    expect((await fetch("/api/climbs/me/add_send/7", sendJson("POST", {}))).status).toBe(404);
  });
});

describe("a query", () => {
  test.each(["gym_id=7", "current=maybe", "gym_id=", `gym_id=${unknownId}&gym_id=${unknownId}`])(
    "with an invalid field is 422: %s",
    async (query) => {
      const api = await createTestApi();

      const response = await api.fetch(`/api/routes/get_all?${query}`);

      expect(await readProblem(response)).toMatchObject({
        status: 422,
        detail: [{ loc: ["query", query.split("=")[0]] }],
      });
    },
  );
});

describe("authentication", () => {
  test("uses the Authorization header, never a cookie", async () => {
    const api = await createTestApi();
    const { token } = await api.signIn();

    const getStatus = async (headers: Record<string, string>) =>
      (await api.fetchAnonymously("/api/users/me", { headers })).status;

    expect(await getStatus({ authorization: `bearer ${token}` })).toBe(200);
    expect(await getStatus({ cookie: `access_token=${token}; fastapiusersauth=${token}` })).toBe(
      401,
    );
    expect(await getStatus({ authorization: token })).toBe(401);
    expect(await getStatus({ authorization: `Basic ${token}` })).toBe(401);
  });

  test("ignores an invalid token on public endpoints", async () => {
    const api = await createTestApi();
    const headers = { authorization: "Bearer not.a.token" };

    for (const path of [
      "/api/gyms",
      "/api/routes/get_all?mine=true",
      "/api/activities/get_paginated",
    ]) {
      expect((await api.fetchAnonymously(path, { headers })).status).toBe(200);
    }
    expect((await api.fetchAnonymously("/api/users/me", { headers })).status).toBe(401);
  });
});
