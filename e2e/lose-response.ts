import type { Page } from "@playwright/test";

/** Drops the connection after the program has responded to the next matching call. The page gets no response. */
export const loseNextResponse = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
