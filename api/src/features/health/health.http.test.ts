import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { version } from "../../config/version.ts";

describe("the health check", () => {
  test("returns the status and version", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/health");

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", version });
  });
});
