import { describe, expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { DEFAULT_DATA_RETENTION } from "./data-retention.ts";

describe("the variables of the data retention", () => {
  test("have defaults", () => {
    expect(readConfig({}).dataRetention).toEqual(DEFAULT_DATA_RETENTION);
  });

  test("set a number of days each", () => {
    const env = {
      KEEP_AUDIT_DAYS: "30",
      KEEP_REPORTS_DAYS: "60",
      KEEP_NETWORKS_DAYS: "1",
      KEEP_UNUSED_ACCOUNTS_DAYS: "3650",
      KEEP_CLIENT_REPORTS_DAYS: "7",
    };

    expect(readConfig(env).dataRetention).toEqual({
      auditDays: 30,
      reportDays: 60,
      knownNetworkDays: 1,
      unusedAccountDays: 3_650,
      clientReportDays: 7,
    });
  });

  test.each([
    [{ KEEP_AUDIT_DAYS: "29" }, "KEEP_AUDIT_DAYS must be from 30 to 3650"],
    [{ KEEP_REPORTS_DAYS: "59" }, "KEEP_REPORTS_DAYS must be from 60 to 3650"],
    [{ KEEP_NETWORKS_DAYS: "0" }, "KEEP_NETWORKS_DAYS must be from 1 to 3650"],
    [{ KEEP_UNUSED_ACCOUNTS_DAYS: "3651" }, "KEEP_UNUSED_ACCOUNTS_DAYS must be from 30 to 3650"],
    [{ KEEP_CLIENT_REPORTS_DAYS: "6" }, "KEEP_CLIENT_REPORTS_DAYS must be from 7 to 3650"],
    [{ KEEP_AUDIT_DAYS: "1y" }, "KEEP_AUDIT_DAYS must be a whole number from 30 to 3650"],
  ])("reject %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
