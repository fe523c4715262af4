import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { browserHeaders, createTestSite } from "../testing/test-site.ts";

const EXPECTED_HEADERS = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
const UNSENT_HEADERS = [
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "origin-agent-cluster",
  "strict-transport-security",
  "x-frame-options",
  "x-powered-by",
];

const pickTestedHeaders = (headers: Headers) =>
  Object.fromEntries(
    [...Object.keys(EXPECTED_HEADERS), ...UNSENT_HEADERS].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

describe("security headers", () => {
  test.each([
    ["a success", "/api/gyms", 200],
    ["a 401", "/api/users/me", 401],
    ["a 404 of the API", "/api/nowhere", 404],
    ["a path that cannot be decoded", "/api/%ff", 404],
    ["a parameter that cannot be decoded", "/api/users/get_public/%ff", 404],
    ["a validation error", "/api/activities/get_paginated?page=x", 422],
  ])("are sent with %s", async (_title, path, status) => {
    const { fetchAnonymously } = await createTestApi();

    const response = await fetchAnonymously(path);

    expect(response.status).toBe(status);
    expect(pickTestedHeaders(response.headers)).toEqual(EXPECTED_HEADERS);
  });

  test("are sent with a server error", async () => {
    const { fetchAnonymously } = await createTestApi({ isStopping: () => true });

    const response = await fetchAnonymously("/api/ready");

    expect(response.status).toBe(503);
    expect(pickTestedHeaders(response.headers)).toEqual(EXPECTED_HEADERS);
  });

  test.each([
    ["/assets/main-abc.js", 200],
    ["/assets/missing.js", 404],
    ["/remotes.json", 200],
    ["/photo.png", 404],
    ["/%ff.png", 404],
  ])("are sent with the file %s", async (path, status) => {
    const { get } = await createTestSite();

    const response = await get(path, path.endsWith(".png") ? { accept: "image/*" } : {});

    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(EXPECTED_HEADERS);
  });

  test("are sent with the document for a path that cannot be decoded", async () => {
    const { get } = await createTestSite();

    const { headers } = await get("/%ff", { accept: "text/html" });

    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("script-src");
  });

  test.each([
    ["https://topout.example", "max-age=31536000"],
    ["http://topout.example", null],
  ])("with PUBLIC_URL %s include strict-transport-security %s", async (publicUrl, expected) => {
    const { fetchAnonymously } = await createTestApi({ config: { publicUrl } });

    for (const path of ["/api/gyms", "/api/nowhere", "/nowhere"]) {
      const { headers } = await fetchAnonymously(path);
      expect(headers.get("strict-transport-security")).toBe(expected);
    }
  });

  test("are sent with the document, which has another content security policy", async () => {
    const { get } = await createTestSite();
    const { "content-security-policy": _policy, ...others } = EXPECTED_HEADERS;

    const { headers } = await get("/", browserHeaders);

    expect(headers).toMatchObject(others);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  });
});
