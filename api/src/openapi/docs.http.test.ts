import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";

describe("GET /api/docs", () => {
  test("loads its files from this origin, as its content security policy requires", async () => {
    const { fetch } = await createTestApi();

    const page = await fetch("/api/docs");
    const html = await page.text();

    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none';script-src 'self';style-src 'self';/,
    );
    const urls = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url = ""]) => url);
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      const file = await fetch(url);
      expect([url, file.status]).toEqual([url, 200]);
      expect(file.headers.get("content-type")).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    }
  });

  test("returns 304 for an unchanged file", async () => {
    const { fetch } = await createTestApi();
    const etag = (await fetch("/api/docs/swagger-ui.js")).headers.get("etag") ?? "";

    const response = await fetch("/api/docs/swagger-ui.js", { headers: { "if-none-match": etag } });

    expect(response.status).toBe(304);
  });
});
