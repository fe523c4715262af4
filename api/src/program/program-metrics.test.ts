import { expect, test } from "vitest";

import { getFreePort } from "../testing/get-free-port.ts";
import { runMain, runMainUntilExit } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const EXPECTED_METRICS = [
  "topout_client_failed_loads_total",
  "topout_client_failed_taps_total",
  "topout_client_layout_shift",
  "topout_client_taps_total",
  "topout_client_visits_total",
  "topout_client_visits_with_errors_total",
  "topout_client_vital_seconds",
  "topout_http_request_duration_seconds",
  "topout_database_pool_connections",
  "topout_database_pool_wait_seconds",
  "topout_queue_jobs",
  "topout_queue_age_seconds",
  "topout_job_duration_seconds",
  "topout_job_permanent_failures_total",
  "topout_rollout_halts_total",
  "topout_list_cache_requests_total",
  "topout_replica_reads_total",
  "topout_upload_bytes_total",
  "topout_shed_requests_total",
  "topout_disk_free_bytes",
  "topout_disk_reserve_bytes",
  "topout_fault",
  "topout_operation_success_age_seconds",
  "topout_operation_failed",
  "topout_restored_backup_age_seconds",
];

test("the program serves metrics on a separate port", { timeout: 60_000 }, async () => {
  const metricsPort = await getFreePort();
  const { address } = await runMain({
    DATA_DIR: await createTemporaryFolder(),
    METRICS_PORT: `${metricsPort}`,
  });
  for (const path of ["gyms", "gyms", "users/get_public/nobody", "nowhere"]) {
    await fetch(`${address}/api/${path}`);
  }

  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);

  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n");
  const count = 'topout_http_request_duration_seconds_count{method="GET",';
  expect(lines).toContain(`${count}route="/api/gyms",status="200"} 2`);
  expect(lines).toContain(`${count}route="/api/users/get_public/:username",status="404"} 1`);
  const names = lines.flatMap((line) => /^# TYPE (topout_\w+) /.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual(EXPECTED_METRICS.toSorted());
  // An empty list is not cached.
  expect(lines).toContain('topout_list_cache_requests_total{result="miss"} 2');
  expect(lines).toContain('topout_queue_jobs{job="process-video"} 0');
  for (const folder of ["data", "storage"]) {
    expect(
      lines.some((line) => line.startsWith(`topout_disk_free_bytes{folder="${folder}"} `)),
    ).toBe(true);
  }
  expect(lines).toContain('topout_fault{fault="database"} 0');
  expect(lines).toContain('topout_database_pool_connections{state="waiting"} 0');
  expect(lines.some((line) => /^topout_database_pool_wait_seconds_count [1-9]/.test(line))).toBe(
    true,
  );
  expect(lines.some((line) => line.startsWith("nodejs_eventloop_lag_p99_seconds "))).toBe(true);
  expect(lines.join("\n")).not.toContain("nobody");
  expect((await fetch(`${address}/metrics`)).headers.get("content-type")).not.toMatch(/version=/);

  const { stderr } = await runMainUntilExit({
    DATA_DIR: await createTemporaryFolder(),
    METRICS_PORT: `${metricsPort}`,
  });
  expect(stderr).toMatch(/METRICS_PORT \d+ on METRICS_HOST 127\.0\.0\.1 is already in use/);
});
