import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createReport, ERROR } from "../features/client-reports/testing/report-client.ts";
import { LIVE_RECORD, SHARE_RECORD } from "../features/client-reports/testing/rollout-client.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { createRegistryText, ROLLOUT } from "../releases/testing/registry-text.ts";
import { createJsonRequest, createTestApi } from "../testing/index.ts";
import { createAlertSteps } from "../testing/prometheus/alert-steps.ts";
import { runMeasured } from "../testing/run-measured.ts";
import { storeBackup } from "../testing/store-backup.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

test(
  "the alert about a halted rollout fires when the program has taken a release back",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    await storeBackup(api, {});
    const remotes = await createTemporaryFolder();
    const data = await createTemporaryFolder();
    const registry = join(remotes, "remotes.json");
    await writeFile(registry, createRegistryText());
    const records = [LIVE_RECORD, { ...SHARE_RECORD, time: new Date().toISOString() }];
    const lines = records.map((record) => `${JSON.stringify(record)}\n`);
    await writeFile(join(data, "releases.jsonl"), lines.join(""));
    const { address, metricsUrl } = await runMeasured({
      DATABASE_URL: api.url,
      DATA_DIR: data,
      RELEASE_TARGET: remotes,
      TRUSTED_PROXIES: "127.0.0.1",
    });
    const steps = await createAlertSteps({ api: metricsUrl });
    const visit = async (network: number, isGradual: boolean) => {
      const headers = { "x-forwarded-for": `198.51.100.${network}` };
      const started = await fetch(`${address}/api/client_reports/visit`, { headers });
      const { token } = (await started.json()) as { readonly token: string };
      const release = isGradual ? ROLLOUT.hash : ROLLOUT.live.hash;
      const report = createReport({ release, errors: isGradual ? [ERROR] : [] });
      const request = createJsonRequest("POST", { token, parts: [report] });
      const sent = await fetch(`${address}/api/client_reports`, {
        ...request,
        headers: { ...Object.fromEntries(new Headers(request.headers)), ...headers },
      });
      expect(sent.status).toBe(204);
    };
    await steps.pass({ minutes: 2 });
    for (let network = 1; network <= 15; network += 1) {
      await visit(network, false);
      await visit(network, true);
    }

    const halt = async () => {
      await api.db.transaction((tx) => enqueue(tx, "watch-rollouts", {}));
      await expect
        .poll(() => readFile(registry, "utf8"), { timeout: 30_000 })
        .not.toContain("gradual");
    };
    await steps.expectToFire("TopoutRolloutHalted", { minutes: 2, act: halt });
    expect(steps.getFiring()).toContain("TopoutRolloutHalted");
    await steps.expectToEnd("TopoutRolloutHalted", { minutes: 64, stepMinutes: 2 });
  },
);
