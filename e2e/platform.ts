import type { Page } from "@playwright/test";

interface NotificationInput {
  readonly type: "info" | "success" | "warning" | "error" | "upload";
  readonly title: string;
  readonly message?: string;
  /** The label of an action button. A click on the button changes the title of the page. */
  readonly action?: string;
}

interface Platform {
  readonly notify: (input: object) => string;
  readonly setProgress: (id: string, percent: number) => void;
}

/** Loads the platform as a remote does and stores it in a global of the page. */
const loadPlatform = (page: Page) =>
  // As a text, so that the import map of the page resolves the import.
  page.evaluate(`import("@topout/shared/platform").then((platform) => {
    globalThis.platformUnderTest = platform;
  })`);

/** Shows a notification, as a remote does. */
export async function notify(page: Page, input: NotificationInput): Promise<string> {
  await loadPlatform(page);
  return page.evaluate(({ action, ...options }) => {
    const { platformUnderTest } = globalThis as unknown as { platformUnderTest: Platform };
    const notificationAction = action && {
      label: action,
      run: () => (document.title = `${action} was pressed`),
    };
    return platformUnderTest.notify({
      ...options,
      ...(notificationAction && { action: notificationAction }),
    });
  }, input);
}

export async function setProgress(page: Page, id: string, percent: number): Promise<void> {
  await loadPlatform(page);
  await page.evaluate(
    ([upload, progress]) => {
      const { platformUnderTest } = globalThis as unknown as { platformUnderTest: Platform };
      platformUnderTest.setProgress(upload, progress);
    },
    [id, percent] as const,
  );
}
