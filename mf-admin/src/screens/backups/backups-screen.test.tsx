import { screen, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { paths } from "@topout/shared/paths";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { Component as BackupsScreen } from "./backups-screen.tsx";

type OperationRun = Parameters<TestApi["seed"]["operationRun"]>[0];

const HOUR_MS = 60 * 60 * 1_000;
const getTime = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS);

const backup = {
  kind: "backup" as const,
  started_at: getTime(9),
  finished_at: getTime(9),
  succeeded_at: getTime(9),
  failure: null,
  details: {
    name: "topout-20261128T023000Z.tar.age",
    bytes: 2_149_000_000,
    rows: 48_120,
    files: 1_204,
    missing_files: 0,
  },
};

const drill = {
  ...backup,
  kind: "drill" as const,
  details: {
    name: "topout-20261128T023000Z.tar.age",
    backup_created_at: "2026-11-28T02:30:00.000Z",
    rows: 48_120,
    files: 1_204,
  },
};

const check = {
  ...backup,
  kind: "check" as const,
  details: {
    files: 1_204,
    problems: { missing: 0, changed: 0, stray: 0, unknown: 0, broken: 0 },
    examples: [],
  },
};

const open = (runs: readonly OperationRun[], failingCalls?: RegExp) =>
  renderWithApi({
    seed: async (api) => {
      for (const run of runs) await api.seed.operationRun(run);
      await api.signIn({ is_superuser: true });
    },
    render: () => <BackupsScreen />,
    initialEntry: paths.backups,
    ...(failingCalls && { failingCalls }),
  });

const findCard = async (name: string) => within(await screen.findByRole("region", { name }));

describe("BackupsScreen", () => {
  test("shows the last backup, drill and check", async () => {
    await open([backup, drill, check]);

    const backupCard = await findCard("Last backup");
    expect(backupCard.getByText("Verified")).toBeVisible();
    expect(backupCard.getByText("9 hours ago")).toBeVisible();
    expect(backupCard.getByText("topout-20261128T023000Z.tar.age")).toBeVisible();
    expect(backupCard.getByText("2.1 GB")).toBeVisible();
    expect(backupCard.getByText("48,120 rows")).toBeVisible();
    expect((await findCard("Last drill")).getByText("Restored")).toBeVisible();
    expect((await findCard("Last check")).getByText("No problems")).toBeVisible();
    expect(screen.getByText("All is well")).toBeVisible();
  });

  test("shows why a backup failed, and when the last one succeeded", async () => {
    const failure = "ENOSPC: no space left on device, write";
    await open([{ ...backup, finished_at: getTime(1), failure, succeeded_at: getTime(9) }]);

    const card = await findCard("Last backup");
    expect(card.getByText("Failed")).toBeVisible();
    expect(card.getByText(failure)).toBeVisible();
    expect(card.getByText(/^The last good backup is from /)).toBeVisible();
    expect(screen.getByText("Needs your attention")).toBeVisible();
    const drillCard = await findCard("Last drill");
    expect(drillCard.getByText("npm run topout -- drill")).toBeVisible();
  });

  test("names the problems of a check", async () => {
    const problems = { missing: 1, changed: 2, stray: 0, unknown: 0, broken: 0 };
    const examples = [{ kind: "missing", name: "0123456789abcdef0123456789abcdef" }];
    const details = { files: 3, problems, examples };
    await open([{ ...check, failure: "3 problems found", succeeded_at: null, details }]);

    const card = await findCard("Last check");
    expect(card.getByText("1 missing file")).toBeVisible();
    expect(card.getByText("2 changed files")).toBeVisible();
    expect(card.getByText("0123456789abcdef0123456789abcdef")).toBeVisible();
    expect(card.getByText("No check has succeeded yet.")).toBeVisible();
  });

  test("shows a failed backup before the first good one", async () => {
    const failure = "The storage is unavailable";
    await open([{ ...backup, failure, succeeded_at: null, details: {} }]);

    const card = await findCard("Last backup");
    expect(card.getByText("There is no good backup yet.")).toBeVisible();
  });

  test("shows an empty state before the first backup", async () => {
    await open([]);

    expect(await screen.findByRole("heading", { name: "No backup yet" })).toBeVisible();
  });

  test("offers Retry after an error", async () => {
    const { network, user } = await open([backup], /admin\/operations/);
    await screen.findByText("The backups couldn't load");

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect((await findCard("Last backup")).getByText("Verified")).toBeVisible();
  });
});
