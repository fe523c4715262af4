import { describe, expect, test } from "vitest";

import { createTestApi, readProblem, createJsonRequest } from "../testing/index.ts";
import { createUploadClient, fields, photo, encodeBody } from "./uploads/testing/upload-client.ts";

const KIB = 1_024;

describe("a JSON body", () => {
  const register = (username: string) =>
    createJsonRequest("POST", { username, email: "a@topout.example", password: "12345" });

  test("of more than 32 KB is rejected", async () => {
    const { fetch } = await createTestApi();

    const response = await fetch("/api/auth/register", register("a".repeat(32 * KIB)));

    expect(response.status).toBe(413);
    expect(await readProblem(response)).toMatchObject({ detail: "PAYLOAD_TOO_LARGE" });
  });

  test("of less than 32 KB is validated", async () => {
    const { fetch } = await createTestApi();

    const response = await fetch("/api/auth/register", register("a".repeat(31 * KIB)));

    expect(response.status).toBe(422);
  });
});

describe("nested JSON bodies", () => {
  const post = (depth: number) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "[".repeat(depth),
  });

  test.each([
    ["125,000", 125_000, 413],
    ["32,000", 32_000, 422],
  ])("of depth %s do not fail or delay other requests", async (_title, depth, status) => {
    const { fetchAnonymously, fetch } = await createTestApi();
    await fetch("/api/gyms");

    const rejected = Array.from({ length: 20 }, () => fetch("/api/auth/register", post(depth)));
    const startedAt = performance.now();
    const health = await fetchAnonymously("/api/health");
    const durationMs = performance.now() - startedAt;

    expect(health.status).toBe(200);
    expect((await Promise.all(rejected)).map((response) => response.status)).toEqual(
      Array.from({ length: 20 }, () => status),
    );
    expect(durationMs).toBeLessThan(2_000);
  });
});

describe("a form body", () => {
  test("of more than 32 KB is rejected", async () => {
    const { fetch } = await createTestApi();

    const response = await fetch("/api/auth/jwt/login", {
      method: "POST",
      body: new URLSearchParams({ username: "a".repeat(32 * KIB), password: "12345" }),
    });

    expect(response.status).toBe(413);
  });
});

describe("the layout of a gym", () => {
  const postLayout = async (sizeBytes: number) => {
    const { post } = await createUploadClient();
    const layout = { name: "layout", content: '{"lines":[],"areas":[]}'.padEnd(sizeBytes, " ") };
    const others = fields.filter(({ name }) => name !== "layout");
    return post(encodeBody(...others, layout, photo));
  };

  test("may have 128 KB", async () => {
    expect((await postLayout(128 * KIB)).status).toBe(201);
  });

  test("of more than 128 KB is rejected, with a message that names the field", async () => {
    const response = await postLayout(128 * KIB + 1);

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: "The field layout is too large. The limit is 128 KB.",
    });
  });
});
