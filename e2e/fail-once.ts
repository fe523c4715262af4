import type { Page } from "@playwright/test";

interface FailingCall {
  readonly urlPattern: string;
  readonly method: "POST" | "DELETE";
  /** The message of the error response. */
  readonly message: string;
}

/** Fails the next matching call with status 500. All other calls reach the program. */
export async function failOnce(page: Page, { urlPattern, method, message }: FailingCall) {
  let hasFailed = false;
  await page.route(urlPattern, async (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, json: { detail: "INTERNAL", message } });
  });
}
