import type { Page } from "@playwright/test";

/** Loses the network after the program has answered the next matching call. The page does not receive the answer. */
export const loseNextAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
