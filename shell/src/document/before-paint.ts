/**
 * What the document must know before its first paint. The build writes these functions' text into the document,
 * so they may use nothing from outside themselves.
 */

/** Which frame the address has. */
export function frameBeforePaint() {
  const { dataset } = document.documentElement;
  const path = location.pathname.replace(/(.)\/$/, "$1");

  const bare = /^\/(login|register|request-password-reset|welcome|(reset_password|verify)\/[^/]+)$/;

  if (bare.test(path)) dataset["frame"] = "bare";
  if (["/", "/route_setting"].includes(path)) dataset["frame"] = "gym";
}

/** The theme that was chosen, the colour of the browser's own bars too. */
export function themeBeforePaint(themeColor: Readonly<Record<"light" | "dark", string>>) {
  try {
    const stored = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    const theme: unknown = stored.state?.theme;
    if (theme !== "light" && theme !== "dark") return;
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.content = themeColor[theme];
    }
  } catch {
    // A browser that keeps nothing, or something broken, shows the system's theme.
  }
}
