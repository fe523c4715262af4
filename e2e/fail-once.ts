import type { Page } from "@playwright/test";

interface FailingCall {
  /** A URL pattern. */
  readonly call: string;
  readonly method: "POST" | "DELETE";
  /** The message of the error response. */
  readonly message: string;
}

/** Answers the next matching call with an error. The program answers all others. */
export async function failOnce(page: Page, { call, method, message }: FailingCall) {
  let failed = false;
  await page.route(call, async (request) => {
    if (failed || request.request().method() !== method) return request.fallback();
    failed = true;
    return request.fulfill({ status: 500, json: { detail: "INTERNAL", message } });
  });
}
