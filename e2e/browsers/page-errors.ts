import { createHash } from "node:crypto";

export const PAGE_ERRORS_PATH = "/page-errors";

/** Sends errors to the proxy, because WebDriver cannot read the console. Runs in the page before its scripts. */
function reportErrors(path: string) {
  const report = (kind: string, detail: unknown) =>
    navigator.sendBeacon(path, `${kind}: ${String(detail)}`);
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) report("uncaught", event.message);
  });
  addEventListener("unhandledrejection", (event) => report("unhandled", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    report("policy", `${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  // oxlint-disable-next-line no-console -- A journey fails if the page logs an error.
  console.error = (...details: unknown[]) => {
    report("console", details.join(" "));
    error.apply(console, details);
  };
}

/** Shows the install prompt on every page load if the browser supports it. In production one page load in ten does. */
const INSTALL_SAMPLING_MOCK = "Math.random = ((random) => () => random() / 10)(Math.random);";

const setupScript = `(${reportErrors.toString()})(${JSON.stringify(PAGE_ERRORS_PATH)});${INSTALL_SAMPLING_MOCK}`;
/** Playwright inserts this style before a screenshot. */
const screenshotStyle = "body {}";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Adds the setup script and `firstScript` to the document. Allows both, and the screenshot style, in the policy. */
export function injectScripts(html: string, policy: string, firstScript: string) {
  const scripts = setupScript + firstScript;
  return {
    html: html.replace("<head>", () => `<head><script>${scripts}</script>`),
    policy: policy
      .replace("script-src", `script-src ${hash(scripts)}`)
      .replace("style-src", `style-src ${hash(screenshotStyle)}`),
  };
}
