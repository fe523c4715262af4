import { createHash } from "node:crypto";

export const PAGE_ERRORS_PATH = "/page-errors";

/** Runs in the page before its own scripts and sends every error to the proxy: WebDriver has no access to the console. */
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
  // oxlint-disable-next-line no-console -- The journeys fail on what the page writes to its console.
  console.error = (...details: unknown[]) => {
    report("console", details.join(" "));
    error.apply(console, details);
  };
}

const script = `(${reportErrors.toString()})(${JSON.stringify(PAGE_ERRORS_PATH)});`;
const hash = createHash("sha256").update(script).digest("base64");

/** The document with the script in it, and the policy that allows it. */
export function withErrorReports(html: string, policy: string) {
  return {
    html: html.replace("<head>", () => `<head><script>${script}</script>`),
    policy: policy.replace("script-src", `script-src 'sha256-${hash}'`),
  };
}
