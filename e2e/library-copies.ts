import type { Page, Response } from "@playwright/test";

/** Text that only the code of one library contains. */
const fingerprints = {
  react: "React.Children.only expected to receive",
  "react-dom": "data-precedence",
  router: "useRoutes() may be used only in the context of a <Router>",
  "styled-components": "data-styled-version",
  "query client": "No QueryClient set",
  "the stores of shared": "topout.token",
};

/** One copy of each library. */
export const expectedCopies = Object.fromEntries(
  Object.keys(fingerprints).map((library) => [library, 1]),
);

interface Script {
  readonly url: string;
  readonly text: string;
}

/** Returns, for each library, the number of scripts that contain its text. */
export const countCopies = (scripts: readonly Script[]) =>
  Object.fromEntries(
    Object.entries(fingerprints).map(([library, fingerprint]) => [
      library,
      new Set(scripts.filter(({ text }) => text.includes(fingerprint)).map(({ url }) => url)).size,
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
    // Prefetched scripts may not arrive before the journey ends.
    page.off("response", collect);
    return Promise.all(scripts);
  };
}
