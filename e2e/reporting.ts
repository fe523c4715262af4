import { seedRunningProgram } from "@topout/api/seed-running-program";
import { expect, type Page } from "@playwright/test";
import { auth, type ReportCreation } from "@topout/shared/contract";

import type { Program } from "./program.ts";

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a climber with a verified email address. */
export async function registerVerified(page: Page, { dataDir }: Program, account: Account) {
  const response = await page.request.post(`/api${auth.register.path}`, { data: account });
  const { id } = auth.register.response.parse(await response.json());
  await seedRunningProgram(dataDir, (insert) => insert.updateUser(id, { is_verified: true }));
  return id;
}

/** Reports something as this user, without a page of the user. */
export async function reportWithoutScreen(
  page: Page,
  { email, password }: Account,
  subject: ReportCreation["subject"],
) {
  const login = await page.request.post(`/api${auth.login.path}`, {
    form: { username: email, password },
  });
  const { access_token } = auth.login.response.parse(await login.json());
  const response = await page.request.post("/api/reports", {
    headers: { authorization: `Bearer ${access_token}` },
    data: { subject, reason: "private" },
  });
  expect(response.status()).toBe(201);
}
