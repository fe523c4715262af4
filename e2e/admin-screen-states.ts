import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import { admin, auth, type Operations } from "@topout/shared/contract";

import { mockReleases } from "./mock-releases.ts";
import { clickButton, type ScreenState } from "./screen-state.ts";
import { getToken } from "./session.ts";

/** Registers an account and makes it a route setter, so that the audit has an entry. */
async function promoteNewUser(page: Page) {
  const username = `audited-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@topout.example`, password: `${username}-secret` };
  const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
  const { id } = auth.register.response.parse(await registration.json());
  const promotion = await page.request.post(
    `/api${admin.promoteToSetter.path.replace("{user_id}", id)}`,
    { headers: { authorization: `Bearer ${await getToken(page)}` } },
  );
  expect(promotion.ok()).toBe(true);
  await page.reload();
}

/** Mocks a failed backup, a drill that succeeded, and a check with problems. */
async function mockOperations(page: Page) {
  const run = {
    finished_at: "2026-02-04T02:30:00.000Z",
    succeeded_at: "2026-02-03T02:30:00.000Z",
    failure: null,
  };
  const name = "topout-20260203T023000Z.tar.age";
  const operations: Operations = {
    backup: {
      ...run,
      failure: "ENOSPC: no space left on device, write",
      details: { name, bytes: 2_149_000_000, rows: 48_120, files: 1_204, missing_files: 1 },
    },
    drill: {
      ...run,
      details: {
        name,
        rows: 48_120,
        files: 1_204,
        backup_created_at: "2026-02-03T02:30:00.000Z",
      },
    },
    check: {
      ...run,
      failure: "2 problems found",
      details: {
        files: 1_204,
        problems: { missing: 1, changed: 1, stray: 0, unknown: 0, broken: 0 },
        examples: [
          { kind: "missing", name: "0123456789abcdef0123456789abcdef" },
          { kind: "changed", name: "fedcba9876543210fedcba9876543210" },
        ],
      },
    },
  };
  await page.route("**/api/admin/operations", (route) => route.fulfill({ json: operations }));
  await page.reload();
}

export const adminScreenStates: readonly ScreenState[] = [
  {
    screen: "the user administration",
    path: "/admin",
    role: "admin",
    locate: (page) => page.getByRole("button", { name: /^Deactivate: / }).first(),
  },
  {
    screen: "the deactivation of an account",
    path: "/admin?q=robin.reed",
    role: "admin",
    setUp: clickButton("Deactivate: robin.reed"),
    locate: (page) => page.getByRole("alertdialog", { name: "Deactivate account" }),
  },
  {
    screen: "the audit without entries",
    path: "/admin/audit?actor=nobody",
    role: "admin",
    locate: (page) => page.getByRole("heading", { name: "No changes found" }),
  },
  {
    screen: "the audit of a promotion",
    path: "/admin/audit?action=promote_setter",
    role: "admin",
    setUp: promoteNewUser,
    locate: (page) => page.getByText("gave route setter rights to user").first(),
  },
  {
    screen: "the empty list of releases",
    path: "/admin/releases",
    role: "admin",
    locate: (page) => page.getByRole("heading", { name: "No releases yet" }),
  },
  {
    screen: "the backups before the first one",
    path: "/admin/backups",
    role: "admin",
    locate: (page) => page.getByRole("heading", { name: "No backup yet" }),
  },
  {
    screen: "the backups",
    path: "/admin/backups",
    role: "admin",
    setUp: mockOperations,
    locate: (page) => page.getByRole("heading", { name: "Last drill" }),
  },
  {
    screen: "the releases",
    path: "/admin/releases",
    role: "admin",
    setUp: mockReleases,
    locate: (page) => page.getByText("Clearly worse"),
  },
];
