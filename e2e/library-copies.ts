import type { Page, Response } from "@playwright/test";

/** For each library, text that only its code contains. */
const uniqueTexts = {
  react: "React.Children.only expected to receive",
  "react-dom": "data-precedence",
  router: "useRoutes() may be used only in the context of a <Router>",
  "styled-components": "data-styled-version",
  "query client": "No QueryClient set",
  "the stores of shared": "The shell has not set the outbox",
};

/** One copy of each library. */
export const expectedCopies = Object.fromEntries(
  Object.keys(uniqueTexts).map((library) => [library, 1]),
);

interface Script {
  readonly url: string;
  readonly text: string;
}

/** Returns the number of scripts that contain each library. */
export const countCopies = (scripts: readonly Script[]) =>
  Object.fromEntries(
    Object.entries(uniqueTexts).map(([library, uniqueText]) => [
      library,
      new Set(scripts.filter(({ text }) => text.includes(uniqueText)).map(({ url }) => url)).size,
    ]),
  );

/** Collects the source of every script that the page loads, until the returned function is called. */
export function collectScripts(page: Page) {
  const scripts: Promise<Script>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.text().then((text) => ({ url: response.url(), text })));
  };
  page.on("response", collect);
  return () => {
    // Do not wait for scripts that the page prefetches from now on.
    page.off("response", collect);
    return Promise.all(scripts);
  };
}
