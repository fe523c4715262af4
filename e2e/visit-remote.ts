import { expect, type Page } from "@playwright/test";
import { admin, users } from "@topout/shared/contract";
import type { RemoteName } from "@topout/shared/remote";

import { remoteScreens } from "./remote-screens.ts";
import { getToken } from "./session.ts";

const linkNames: Readonly<Record<RemoteName, RegExp>> = {
  climber: /^(Dashboard|Home)$/,
  feedProfile: /^Feed$/,
  setter: /^Route Setting$/,
  admin: /^Admin$/,
};

export const getMenuButton = (page: Page) => page.getByRole("button", { name: /^Account menu/ });

export function getScreen(remote: RemoteName) {
  const screen = remoteScreens.find((other) => other.remote === remote);
  if (!screen) throw new Error(`${remote} has no screen`);
  return screen;
}

/** Opens the screen of a remote through a link in the frame. */
export async function visitRemote(page: Page, remote: RemoteName, isPhone: boolean) {
  const name = linkNames[remote];
  if (isPhone && remote === "admin") {
    await getMenuButton(page).click();
    await page.getByRole("menuitem", { name }).click();
  } else {
    await page.getByRole("link", { name }).click();
  }
  await expect(getScreen(remote).locate(page)).toBeVisible();
}

/** Makes the signed-in admin a route setter too, so that one account can visit all remotes. */
export async function promoteCurrentUser(page: Page) {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  const me = await page.request.get(`/api${users.me.path}`, { headers });
  const { id } = users.me.response.parse(await me.json());
  const path = admin.promoteToSetter.path.replace("{user_id}", id);
  expect((await page.request.post(`/api${path}`, { headers })).ok()).toBe(true);
}
