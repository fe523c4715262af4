import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";

describe("the page to try the API", () => {
  test("comes whole from our own origin, under a policy that lets it load nothing else", async () => {
    const { fetch } = await createTestApi();

    const page = await fetch("/api/docs");
    const html = await page.text();

    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none';script-src 'self';style-src 'self';/,
    );
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(parts).toHaveLength(4);
    for (const address of parts) {
      const part = await fetch(address);
      expect([address, part.status]).toEqual([address, 200]);
      expect(part.headers.get("content-type")).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    }
  });

  test("is not loaded again while it has not changed", async () => {
    const { fetch } = await createTestApi();
    const etag = (await fetch("/api/docs/swagger-ui.js")).headers.get("etag") ?? "";

    const again = await fetch("/api/docs/swagger-ui.js", { headers: { "if-none-match": etag } });

    expect(again.status).toBe(304);
  });
});
