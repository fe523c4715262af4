import type { Page } from "@playwright/test";

import { getBumpButtons } from "./feed.ts";
import { failWrites, getWaitingBar } from "./outbox.ts";
import type { ScreenState } from "./screen-state.ts";

async function bumpWithoutNetwork(page: Page) {
  await failWrites(page, (call) => call.abort());
  await getBumpButtons(page).first().click();
}

export const outboxScreenStates: readonly ScreenState[] = [
  {
    screen: "a waiting change",
    path: "/feed",
    role: "climber",
    setUp: bumpWithoutNetwork,
    locate: getWaitingBar,
  },
  {
    screen: "the list of waiting changes",
    path: "/feed",
    role: "climber",
    setUp: async (page) => {
      await bumpWithoutNetwork(page);
      await getWaitingBar(page).getByRole("button", { name: "Show" }).click();
    },
    locate: (page) => page.getByRole("dialog", { name: "Waiting changes" }),
  },
];
