import type { Page } from "@playwright/test";

import type { Queries } from "./queries.ts";

export const getNotifications = <Result>(page: Queries<Result>) =>
  page.getByRole("region", { name: "Notifications" });

interface FormControl {
  readonly fill: (text: string) => Promise<void>;
  readonly click: () => Promise<void>;
}

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export async function register(page: Page, { username, email, password }: Account) {
  await page.goto("/register");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

export async function logIn(
  page: Queries<FormControl>,
  { email, password }: Omit<Account, "username">,
) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export const getToken = (page: Page) => page.evaluate(() => localStorage.getItem("topout.token"));

/** Sends a request with this token and returns the status code. */
export const getSessionStatus = async (page: Page, token: string | null) =>
  (
    await page.request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } })
  ).status();

export async function signOut(page: Queries<FormControl>) {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

export const getLoginLink = <Result>(page: Queries<Result>) =>
  page.getByRole("link", { name: "Login", exact: true });
export const getUserMenu = <Result>(page: Queries<Result>, username: string) =>
  page.getByRole("button", { name: `Account menu, ${username}` });
