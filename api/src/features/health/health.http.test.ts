import { tmpdir } from "node:os";

import { describe, expect, test } from "vitest";

import type { Disk } from "../../files/disk.ts";
import { StorageUnavailableError } from "../../storage/storage.ts";
import { createJsonRequest, createTestApi, readJson, TEST_PASSWORD } from "../../testing/index.ts";
import { version } from "../../config/version.ts";
import { createFaultFinder } from "./find-faults.ts";

const GIGABYTE = 1_073_741_824;

/** A disk whose reserve is larger than any disk, so it counts as almost full. */
const fullDisk: Disk = {
  name: "data",
  folder: tmpdir(),
  reserveBytes: 1_000_000_000 * GIGABYTE,
  changeReserveBytes: 1_000_000_000 * GIGABYTE,
};

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

    const response = await api.fetch("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "degraded", version, faults: ["storage"] });
    expect(await readStatus(await api.fetch("/api/ready"))).toEqual([200, "ok"]);
  });
});

test("a check that does not answer is a fault", async () => {
  const { db, storage } = await createTestApi();
  const findMissingFiles = () => Promise.withResolvers<never>().promise;

  const faults = await createFaultFinder({ db, storage, findMissingFiles, timeoutMs: 100 })();

  expect(faults).toContainEqual({
    kind: "site",
    reason: "No answer in 0.1 s",
    effect: "No screen opens. The API works.",
  });
});

describe("an almost full disk", () => {
  test("rejects changes, and not reading, deleting and signing in", async () => {
    const api = await createTestApi({ disks: [fullDisk] });
    const { user } = await api.signIn();

    const change = await api.fetch("/api/users/me", createJsonRequest("PATCH", {}));
    expect(change.status).toBe(503);
    expect(change.headers.get("retry-after")).toBe("300");
    expect(await change.json()).toMatchObject({
      message: "The server is almost full and saves no changes. You can still read everything.",
    });

    const login = new URLSearchParams({ username: user.email, password: TEST_PASSWORD });
    const statuses = await Promise.all([
      api.fetch("/api/users/me"),
      api.fetch("/api/gyms"),
      api.fetch("/api/auth/jwt/login", { method: "POST", body: login }),
      api.fetch("/api/users/me/sessions", { method: "DELETE" }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 204]);
  });

  test("of a folder without the database rejects no changes", async () => {
    const api = await createTestApi({ disks: [{ ...fullDisk, changeReserveBytes: 0 }] });
    await api.signIn();

    const change = await api.fetch("/api/users/me", createJsonRequest("PATCH", {}));

    expect(change.status).toBe(200);
  });

  test("is a fault with its effect", async () => {
    const { db, storage } = await createTestApi();
    const find = (disk: Disk) => createFaultFinder({ db, storage, disks: [disk] })();

    expect(await find(fullDisk)).toEqual([
      {
        kind: "disk",
        reason: expect.stringMatching(/^Only \d+ MB are free in /),
        effect: "Uploads and changes get 503. Reading, deleting and signing in work.",
      },
    ]);
    expect(await find({ ...fullDisk, changeReserveBytes: 0 })).toMatchObject([
      { effect: "Uploads get 503. All other requests work." },
    ]);
    expect(await find({ ...fullDisk, reserveBytes: 0 })).toEqual([]);
    expect(await find({ ...fullDisk, folder: "/nowhere" })).toEqual([]);
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
