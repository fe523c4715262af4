import { API_HEADER } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, UNKNOWN_ID } from "../testing/index.ts";
import { createTestSite } from "../testing/test-site.ts";

describe("the header of the API", () => {
  test.each([
    ["a list", "/api/gyms", 200],
    ["an image that does not exist", `/api/img/${UNKNOWN_ID}.webp`, 404],
    ["a 401", "/api/users/me", 401],
    ["a path that no endpoint has", "/api/nowhere", 404],
    ["a path that cannot be decoded", "/api/%ff", 404],
    ["a validation error", "/api/activities/get_paginated?page=x", 422],
  ])("is sent with %s", async (_title, path, status) => {
    const { fetchAnonymously } = await createTestApi();

    const response = await fetchAnonymously(path);

    expect(response.status).toBe(status);
    expect(response.headers.get(API_HEADER.name)).toBe(API_HEADER.value);
  });

  test("is sent with a 304, a 204 and a response of tus", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const etag = (await fetch("/api/gyms")).headers.get("etag") ?? "";

    const responses = [
      await fetch("/api/gyms", { headers: { "if-none-match": etag } }),
      await fetch("/api/auth/jwt/logout", { method: "POST" }),
      await fetch(`/api/uploads/videos/${UNKNOWN_ID}`, { method: "HEAD" }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([304, 204, 401]);
    for (const { headers } of responses) expect(headers.get(API_HEADER.name)).toBe("1");
  });

  test("is sent while the server is stopping", async () => {
    const { fetchAnonymously } = await createTestApi({ isStopping: () => true });

    const response = await fetchAnonymously("/api/ready");

    expect(response.headers.get(API_HEADER.name)).toBe(API_HEADER.value);
  });

  test("is not sent with files of the site, which a static host may return for every path", async () => {
    const { get } = await createTestSite();

    const { statusCode, headers } = await get("/", { accept: "text/html" });

    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty(API_HEADER.name.toLowerCase());
  });
});
