import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Health } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { checkInstallation } from "../operations/check-installation.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { createTestApi } from "../testing/index.ts";
import { webp } from "../testing/images.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";
import { addTrustCount } from "../testing/trust-counts.ts";

const OUTAGE_SECONDS = process.env["FULL_SIZE"] ? 60 : 2;

/** Starts the program on a database with a user, and with the storage on a disk of its own. */
async function prepareProgram() {
  const api = await createTestApi();
  const { token } = await api.signIn({ is_verified: true });
  const data = await createTemporaryFolder();
  const disk = join(await createTemporaryFolder(), "disk");
  const run = () =>
    runMain({
      DATA_DIR: data,
      DATABASE_URL: api.url,
      STORAGE_URL: pathToFileURL(disk).href,
      SECRET_KEY: testConfig.secretKeys.current,
    });
  const upload = async (address: string) => {
    const body = new FormData();
    body.append("file", new File([webp], "me.webp", { type: "image/webp" }));
    const headers = { authorization: `Bearer ${token}` };
    const path = "/api/users/me/update_profile_photo";
    return fetch(`${address}${path}`, { method: "POST", headers, body });
  };
  return { api, disk, run, upload };
}

/** The site may not be built, so other faults are possible. */
async function isStorageAway(address: string): Promise<boolean> {
  const health = (await (await fetch(`${address}/api/health`)).json()) as Health;
  return health.faults?.includes("storage") === true;
}

test(
  "the program returns 503 for files while the storage folder is away, and recovers",
  { timeout: 120_000 },
  async () => {
    const { disk, run, upload } = await prepareProgram();
    const first = await run();
    expect((await upload(first.address)).status).toBe(200);

    await rename(disk, `${disk}.away`);
    const response = await upload(first.address);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await isStorageAway(first.address)).toBe(true);
    expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
    first.child.kill("SIGTERM");
    await first.exit;

    const second = await run();
    expect(second.getOutput()).toContain(`The storage folder ${disk} is missing.`);
    expect((await upload(second.address)).status).toBe(503);

    await rename(`${disk}.away`, disk);
    expect((await upload(second.address)).status).toBe(200);
    expect(await isStorageAway(second.address)).toBe(false);
  },
);

test(
  `${OUTAGE_SECONDS} s without the storage folder under load lose no file of a row`,
  { timeout: 120_000 + OUTAGE_SECONDS * 2_000 },
  async () => {
    const { api, disk, run, upload } = await prepareProgram();
    const { address, child } = await run();
    const getReadStatus = async () => (await fetch(`${address}/api/gyms`)).status;
    const over = new AbortController();
    let storedCount = 0;
    let rejectedCount = 0;
    const uploadPhotos = async () => {
      while (!over.signal.aborted) {
        const { status, headers } = await upload(address);
        if (status === 200) storedCount += 1;
        else if (status === 503 && headers.get("retry-after") === "5") rejectedCount += 1;
        else throw new Error(`An upload returned ${status}`);
      }
    };
    const uploading = uploadPhotos();
    await expect.poll(() => storedCount, { timeout: 60_000 }).toBeGreaterThan(5);

    await rename(disk, `${disk}.away`);
    await expect.poll(() => rejectedCount, { timeout: 60_000 }).toBeGreaterThan(5);
    const endTime = performance.now() + OUTAGE_SECONDS * 1_000;
    const readStatuses = new Set<number>();
    while (performance.now() < endTime) readStatuses.add(await getReadStatus());
    const duringOutage = storedCount;
    await rename(`${disk}.away`, disk);
    await expect.poll(() => storedCount, { timeout: 60_000 }).toBeGreaterThan(duringOutage);
    over.abort();
    await uploading;

    expect(readStatuses).toEqual(new Set([200]));
    expect(child.exitCode).toBeNull();
    const { problems } = await checkInstallation({
      db: api.db,
      storage: createLocalStorage(disk),
      shouldReadFiles: true,
      shouldRepair: false,
      onEntry: () => undefined,
    });
    expect(problems).toEqual({ missing: 0, changed: 0, stray: 0, unknown: 0, broken: 0 });
    addTrustCount("stored photos", storedCount);
    addTrustCount("photos that were rejected", rejectedCount);
  },
);
