import { describe, expect, test } from "vitest";

import { recordOperation } from "../../database/operation-runs.ts";
import { recordCheck } from "../../operations/check-installation.ts";
import { createTestApi, readJson } from "../../testing/index.ts";

describe("GET /admin/operations", () => {
  test("returns nothing before the first backup", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });

    const body = await readJson(await fetch("/api/admin/operations"));

    expect(body).toEqual({ backup: null, drill: null, check: null });
  });

  test("returns the last runs, and the details of the last backup that succeeded", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const details = {
      name: "topout-20261128T023000Z.tar",
      bytes: 1_000,
      rows: 20,
      files: 3,
      missing_files: 0,
    };
    await recordOperation(api.db, "backup", async () => ({ details }));
    const failingBackup = recordOperation(api.db, "backup", () =>
      Promise.reject(new Error("ENOSPC: no space left on device, write")),
    );
    await expect(failingBackup).rejects.toThrow("ENOSPC");
    await recordCheck({
      db: api.db,
      storage: api.storage,
      shouldReadFiles: true,
      shouldRepair: false,
      onEntry: () => undefined,
    });

    const body = await readJson(await fetch("/api/admin/operations"));

    expect(body).toMatchObject({
      backup: { failure: "ENOSPC: no space left on device, write", details },
      drill: null,
      check: { failure: null, details: { files: 0, problems: { missing: 0 }, examples: [] } },
    });
    expect(body).not.toHaveProperty("backup.succeeded_at", null);
  });

  test("is only for admins", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ route_setter: true });

    expect((await fetch("/api/admin/operations")).status).toBe(403);
    expect((await api.fetchAnonymously("/api/admin/operations")).status).toBe(401);
  });
});
