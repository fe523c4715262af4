import { describe, expect, test } from "vitest";

import { StorageUnavailableError } from "../../storage/storage.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { version } from "../../config/version.ts";

const readStatus = async (response: Response) => [
  response.status,
  (await readJson<{ status: string }>(response)).status,
];

describe("the health check", () => {
  test("returns the status and version", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/health");

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", version });
  });

  test("is degraded while the storage is unavailable, and the server stays ready", async () => {
    const api = await createTestApi();
    api.storage.check = () => Promise.reject(new StorageUnavailableError({ cause: "test" }));

    expect(await readStatus(await api.fetch("/api/health"))).toEqual([200, "degraded"]);
    expect(await readStatus(await api.fetch("/api/ready"))).toEqual([200, "ok"]);
  });
});

describe("the readiness check", () => {
  test("returns the status and version", async () => {
    const api = await createTestApi();

    const response = await api.fetch("/api/ready");

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", version });
  });

  test("returns 503 as soon as the program is stopping, while other requests still work", async () => {
    let isStopping = false;
    const api = await createTestApi({ isStopping: () => isStopping });
    isStopping = true;

    const response = await api.fetch("/api/ready");

    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await api.fetch("/api/health")).status).toBe(200);
    expect((await api.fetch("/api/gyms")).status).toBe(200);
  });
});
