import type { Page } from "@playwright/test";

interface Call {
  /** Of its address. */
  readonly call: string;
  readonly method: "POST" | "DELETE";
  /** What the server says then. */
  readonly words: string;
}

/** The next such call is answered by a fault, all others by the program. */
export async function failOnce(page: Page, { call, method, words }: Call) {
  let failed = false;
  await page.route(call, async (request) => {
    if (failed || request.request().method() !== method) return request.fallback();
    failed = true;
    return request.fulfill({ status: 500, json: { detail: "INTERNAL", message: words } });
  });
}
