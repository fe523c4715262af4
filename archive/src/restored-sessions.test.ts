import { join } from "node:path";

import { createTemporaryFolder } from "@topout/api/package-testing";
import { createTestApi } from "@topout/api/testing";
import { expect, test } from "vitest";

import { loadArchive } from "./load-archive.ts";
import { saveArchive } from "./save-archive.ts";

test("restoring a backup ends all sessions, but importing a database keeps them", async () => {
  const api = await createTestApi();
  const { token } = await api.signIn();
  const folder = await createTemporaryFolder();
  const [backupPath, exportPath] = [join(folder, "backup.tar"), join(folder, "export.tar")];
  await saveArchive({ appVersion: "1.0.0", url: api.url, path: backupPath, storage: api.storage });
  await saveArchive({ appVersion: "1.0.0", url: api.url, path: exportPath });
  const [restored, imported] = [await createTestApi(), await createTestApi()];

  const { url, storage } = restored;
  await loadArchive({ url, path: backupPath, storage, canReplace: false });
  await loadArchive({ url: imported.url, path: exportPath, canReplace: false });

  expect((await restored.fetchAs(token)("/api/users/me")).status).toBe(401);
  expect((await imported.fetchAs(token)("/api/users/me")).status).toBe(200);
});
