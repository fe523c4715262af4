import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createKnownAddresses } from "../auth/known-addresses.ts";
import { DEFAULT_DATA_RETENTION } from "../config/data-retention.ts";
import { auditEntries, clientErrors, clientVisits, reportReasons } from "../database/schema.ts";
import { listStoredKeys } from "../testing/list-stored-keys.ts";
import { createTestApi } from "../testing/index.ts";
import { deleteOldAuditEntries } from "./audit/old-audit-entries.ts";
import { deleteOldReports } from "./client-reports/client-reports.store.ts";
import { ERROR, openReportApi } from "./client-reports/testing/report-client.ts";
import { deleteFinishedReports } from "./reports/delete-finished.ts";
import { deleteRemoved } from "./reports/delete-removed.ts";
import { setUpDecision } from "./reports/testing/set-up-decision.ts";
import { travelDays } from "./testing/travel.ts";

const post = { method: "POST" };

describe("entries of the audit", () => {
  test("end with their time", async () => {
    const { db, seed, signIn } = await createTestApi();
    const { fetch } = await signIn({ is_superuser: true });
    const climber = await seed.user();
    await fetch(`/api/admin/users/deactivate/${climber.id}`, post);

    await db.execute(sql`update audit_entries set time = now() - interval '399 days'`);
    await deleteOldAuditEntries(db, 400);
    expect(await db.$count(auditEntries)).toBe(1);
    await db.execute(sql`update audit_entries set time = now() - interval '401 days'`);
    await deleteOldAuditEntries(db, 400);

    expect(await db.$count(auditEntries)).toBe(0);
  });

  test("stay for 30 days, whatever number of days the program asks for", async () => {
    const { db, seed, signIn } = await createTestApi();
    const { fetch } = await signIn({ is_superuser: true });
    const climber = await seed.user();
    await fetch(`/api/admin/users/deactivate/${climber.id}`, post);
    await db.execute(sql`update audit_entries set time = now() - interval '29 days'`);

    for (const days of [0, 1, -400]) await deleteOldAuditEntries(db, days);

    expect(await db.$count(auditEntries)).toBe(1);
  });
});

describe("known networks", () => {
  test("end after the last login there", async () => {
    const { db, seed } = await createTestApi();
    const { id } = await seed.user();
    const networks = createKnownAddresses(db);
    await networks.add(id, "203.0.113.7");

    travelDays(89);
    await networks.deleteExpired(90);
    expect(await networks.has(id, "203.0.113.7")).toBe(true);
    travelDays(91);
    await networks.deleteExpired(90);

    expect(await networks.has(id, "203.0.113.7")).toBe(false);
  });
});

describe("reports of browsers", () => {
  test("end with their time, and visits after four hours", async () => {
    const { api, report, readHealth } = await openReportApi();
    await report({ errors: [ERROR] });
    const countRows = async () => [
      await api.db.$count(clientVisits),
      await api.db.$count(clientErrors),
      (await readHealth("?since=2026-01-01T00:00:00Z")).releases.length,
    ];

    await deleteOldReports(api.db, 30);
    expect(await countRows()).toEqual([1, 1, 1]);
    travelDays(29);
    await deleteOldReports(api.db, 30);
    expect(await countRows()).toEqual([0, 1, 1]);
    travelDays(31);
    await deleteOldReports(api.db, 30);

    expect(await countRows()).toEqual([0, 0, 0]);
  });
});

describe("finished reports", () => {
  test("end with their reasons, some time after the decision", async () => {
    const { api, id, admin, decide, listAll } = await setUpDecision(2);
    await decide(admin.fetch, id, "keep");

    travelDays(399);
    await deleteFinishedReports(api.db, 400);
    expect(await api.db.$count(reportReasons)).toBe(2);
    travelDays(401);
    await deleteFinishedReports(api.db, 400);
    vi.useRealTimers();

    expect((await listAll()).data).toEqual([]);
    expect(await api.db.$count(reportReasons)).toBe(0);
  });

  test("stay while they are open", async () => {
    const { api, id, admin, decide, listAll } = await setUpDecision();
    await decide(admin.fetch, id, "keep");
    await decide(admin.fetch, id, "reopen");

    travelDays(4_000);
    await deleteFinishedReports(api.db, 400);
    vi.useRealTimers();

    expect((await listAll()).data).toHaveLength(1);
  });

  test("stay until the removed photos are deleted", async () => {
    const setup = await setUpDecision(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "about",
    }));
    const { api, id, admin, decide } = setup;
    await decide(admin.fetch, id, "remove");
    const photo = await api.seed.storeImage();
    await api.db.execute(sql`
      update reports set removed_image = ${photo}, decided_at = decided_at - interval '401 days'`);

    await deleteFinishedReports(api.db, 400);
    await deleteRemoved(api.db);
    await deleteFinishedReports(api.db, 400);
    await api.runJobs();

    expect(await api.db.$count(reportReasons)).toBe(0);
    expect(await listStoredKeys(api)).not.toContain(photo);
  });
});

test("the clean-up of the program uses the configured times", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const dataRetention = { ...DEFAULT_DATA_RETENTION, auditDays: 30 };
  const { db, seed, signIn } = await createTestApi({ config: { dataRetention } });
  const { fetch } = await signIn({ is_superuser: true });
  await fetch(`/api/admin/users/deactivate/${(await seed.user()).id}`, post);
  await db.execute(sql`update audit_entries set time = now() - interval '31 days'`);

  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();

  await vi.waitFor(async () => expect(await db.$count(auditEntries)).toBe(0));
});
