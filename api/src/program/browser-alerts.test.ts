import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import {
  createReport,
  ERROR,
  type PartReport,
  RELEASE_RECORD,
} from "../features/client-reports/testing/report-client.ts";
import { createJsonRequest } from "../testing/index.ts";
import { startMeasuredApi } from "../testing/start-measured-api.ts";
import { storeBackup } from "../testing/store-backup.ts";

test(
  "the alerts about errors and failed taps in browsers fire while a release has them",
  { timeout: 120_000 },
  async () => {
    const { api, env, address, steps } = await startMeasuredApi({
      LIMIT_CLIENT_REPORTS_PER_IP: "1000000",
      LIMIT_REPORTED_VISITS_PER_IP: "1000000",
    });
    await storeBackup(api, {});
    await writeFile(join(env.DATA_DIR, "releases.jsonl"), JSON.stringify(RELEASE_RECORD));
    const visit = async (changes: Partial<PartReport> = {}) => {
      const started = await fetch(`${address}/api/client_reports/visit`);
      const { token } = (await started.json()) as { readonly token: string };
      const report = createReport({ taps: 10, ...changes });
      const request = createJsonRequest("POST", { token, parts: [report] });
      expect((await fetch(`${address}/api/client_reports`, request)).status).toBe(204);
    };
    const visitTwice = (changes?: Partial<PartReport>) => async () => {
      await visit();
      await visit(changes);
    };
    await steps.pass({ minutes: 10, act: visitTwice() });
    expect(steps.getFiring()).toEqual([]);

    const crash = visitTwice({ errors: [ERROR] });
    await steps.expectToFire("TopoutBrowserErrors", { minutes: 12, act: crash });
    const anHour = { minutes: 62, stepMinutes: 2 };
    await steps.expectToEnd("TopoutBrowserErrors", { ...anHour, act: visitTwice() });

    const fail = visitTwice({ failed_taps: [{ reason: "INVALID_REQUEST", count: 5 }] });
    await steps.expectToFire("TopoutFailedTaps", { minutes: 12, act: fail });
    expect(steps.getFiring()).toEqual(["TopoutFailedTaps"]);
    await steps.expectToEnd("TopoutFailedTaps", { ...anHour, act: visitTwice() });
  },
);
