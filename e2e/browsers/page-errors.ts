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

const script = `(${reportErrors.toString()})(${JSON.stringify(PAGE_ERRORS_PATH)});`;
const hash = createHash("sha256").update(script).digest("base64");

/** Adds the script to the document, and its hash to the policy. */
export function withErrorReports(html: string, policy: string) {
  return {
    html: html.replace("<head>", () => `<head><script>${script}</script>`),
    policy: policy.replace("script-src", `script-src 'sha256-${hash}'`),
  };
}
