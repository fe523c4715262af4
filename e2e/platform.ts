import type { Page } from "@playwright/test";

interface Notice {
  readonly type: "info" | "success" | "warning" | "error" | "upload";
  readonly title: string;
  readonly message?: string;
  /** The label of a button that says in the page's title that it was pressed. */
  readonly action?: string;
}

interface Platform {
  readonly notify: (notice: object) => string;
  readonly setProgress: (id: string, percent: number) => void;
}

interface Federation {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly loadShare: (name: string) => Promise<() => Platform>;
    }[];
  };
}

/** What a remote gets when it imports the platform, kept where the calls below find it. */
const keepPlatform = (page: Page) =>
  page.evaluate(async () => {
    // Federation's own names.
    // oxlint-disable-next-line no-underscore-dangle
    const [host] = (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__;
    const platform = (await host?.loadShare("@topout/shared/platform"))?.();
    Object.assign(globalThis, { platformUnderTest: platform });
  });

/** Shows a notification, as any remote may. */
export async function notify(page: Page, notice: Notice): Promise<string> {
  await keepPlatform(page);
  return page.evaluate(({ action, ...words }) => {
    const { platformUnderTest } = globalThis as unknown as { platformUnderTest: Platform };
    const press = action && {
      label: action,
      run: () => (document.title = `${action} was pressed`),
    };
    return platformUnderTest.notify({ ...words, ...(press && { action: press }) });
  }, notice);
}

export async function setProgress(page: Page, id: string, percent: number): Promise<void> {
  await keepPlatform(page);
  await page.evaluate(
    ([upload, progress]) => {
      const { platformUnderTest } = globalThis as unknown as { platformUnderTest: Platform };
      platformUnderTest.setProgress(upload, progress);
    },
    [id, percent] as const,
  );
}
