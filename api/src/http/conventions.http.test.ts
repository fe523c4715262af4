import { describe, expect, test } from "vitest";

import { createTestApi, readProblem, createJsonRequest, UNKNOWN_ID } from "../testing/index.ts";

describe("routing", () => {
  test.each(["/api/nothing", "/api", "/api/%zz", "/api/circuits/7", "/api/img/7.webp"])(
    "returns NOT_FOUND as a problem for an unknown path: %s",
    async (path) => {
      const api = await createTestApi();

      const response = await api.fetch(path);

      expect(await readProblem(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
    },
  );

  test("ignores a trailing slash", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/gyms/")).status).toBe(200);
  });

  test("returns NOT_FOUND for a known path with another method", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/gyms", { method: "DELETE" });

    expect(await readProblem(response)).toMatchObject({ status: 404, detail: "NOT_FOUND" });
  });
});

describe("a request body", () => {
  const patchUser = async (init: RequestInit) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    return fetch("/api/users/me", { method: "PATCH", ...init });
  };
  const json = { "content-type": "application/json" };

  test.each([
    ["incomplete JSON", '{"about":'],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "7"],
  ])("of %s returns 422", async (_title, body) => {
    const response = await patchUser({ headers: json, body });

    const problem = await readProblem(response);
    expect(problem.status).toBe(422);
    expect(problem.detail).toEqual([
      { loc: ["body"], msg: expect.any(String), type: expect.any(String) },
    ]);
  });

  test("of another content type returns 415", async () => {
    const response = await patchUser({ headers: { "content-type": "text/plain" }, body: "{}" });

    expect(await readProblem(response)).toMatchObject({
      status: 415,
      detail: "UNSUPPORTED_MEDIA_TYPE",
    });
  });

  test.each(["text/plain", "application/json", "multipart/form-data", "gibberish"])(
    "that is empty counts as missing, with content type %s",
    async (type) => {
      const response = await patchUser({ headers: { "content-type": type }, body: "" });

      expect(response.status).toBe(200);
    },
  );

  test("above the size limit returns 413 and closes the connection", async () => {
    const response = await patchUser({
      headers: json,
      body: JSON.stringify({ about: "a".repeat(300_000) }),
    });

    expect(response.headers.get("connection")).toBe("close");
    expect(await readProblem(response)).toMatchObject({ status: 413, detail: "PAYLOAD_TOO_LARGE" });
  });

  test("may have unknown fields", async () => {
    const response = await patchUser(
      createJsonRequest("PATCH", { about: "Slabs", is_superuser: true, x: 1 }),
    );

    expect(await response.json()).toMatchObject({ about: "Slabs", is_superuser: false });
  });

  test("with an invalid field returns 422 with the name of the field", async () => {
    const response = await patchUser(createJsonRequest("PATCH", { about: 7, send_visible: "yes" }));

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
    const invalidBody = createJsonRequest("POST", { id: "no-uuid" });

    expect((await fetch("/api/climbs/me/add_send/7", invalidBody)).status).toBe(422);
    expect((await fetch("/api/climbs/me/add_send/7", createJsonRequest("POST", {}))).status).toBe(
      404,
    );
  });
});

describe("a query", () => {
  test.each(["gym_id=7", "current=maybe", "gym_id=", `gym_id=${UNKNOWN_ID}&gym_id=${UNKNOWN_ID}`])(
    "with an invalid field returns 422: %s",
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
      "/api/routes/get_all?mine=true&gym_id=0192f0c1-7a00-7000-8000-000000000404",
      "/api/activities/get_paginated",
    ]) {
      expect((await api.fetchAnonymously(path, { headers })).status).toBe(200);
    }
    expect((await api.fetchAnonymously("/api/users/me", { headers })).status).toBe(401);
  });
});
