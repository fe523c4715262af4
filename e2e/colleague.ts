import type { Page } from "@playwright/test";
import { auth } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { logInOnLoginScreen, openPageOfOtherUser } from "./other-browser.ts";
import { expect, test as base } from "./route-setting.ts";

interface Fixtures {
  /** The page of another setter of the gym, in another browser. */
  readonly colleaguePage: Page;
}

export const test = base.extend<Fixtures>({
  colleaguePage: async ({ browser, siteUrl, isolatedProgram, gym, seed }, use) => {
    const page = await openPageOfOtherUser(browser, siteUrl);
    const account = seed.createCredentials();
    const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
    const { id } = auth.register.response.parse(await registration.json());
    await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
      insert.updateUser(id, { route_setter: true, home_gym: gym.gymId }),
    );
    await logInOnLoginScreen(page, account);
    await expect(page).toHaveURL("/");
    await use(page);
    await page.context().close();
  },
});
