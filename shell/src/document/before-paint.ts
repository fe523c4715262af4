/**
 * Functions that run before the first paint. The build writes their source into the document, so they must not use
 * imports or outer variables.
 */
import type { LocalKey, SessionKey } from "@topout/shared/browser-storage";

type Patterns = Readonly<Record<string, string>>;

/** Sets the frame and the skeleton for the current path. */
export function applyFrame(patterns: { readonly frame: Patterns; readonly skeleton: Patterns }) {
  for (const [name, kinds] of Object.entries(patterns)) {
    for (const [kind, pattern] of Object.entries(kinds)) {
      if (new RegExp(pattern, "i").test(location.pathname)) {
        document.documentElement.dataset[name] = kind;
      }
    }
  }
}

/** Sets the theme that the user has chosen, and the colour of the browser's toolbar. */
export function applyTheme(themeColor: Readonly<Record<"light" | "dark", string>>) {
  try {
    const stored = JSON.parse(
      localStorage.getItem("topout.preferences" satisfies LocalKey) ?? "{}",
    );
    const theme: unknown = stored.state?.theme;
    if (theme !== "light" && theme !== "dark") return;
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.content = themeColor[theme];
    }
  } catch {
    // If the storage is unavailable or its value is invalid, use the system's theme.
  }
}

/** Reserves the space of the verification banner, if the last visit of this session has shown it. */
export function reserveBanner() {
  const height = localStorage.getItem("topout.banner" satisfies LocalKey);
  const emailKey = "topout.verification-email" satisfies SessionKey;
  if (height === null || sessionStorage.getItem(emailKey) !== null) return;
  const { dataset, style } = document.documentElement;
  dataset["banner"] = "";
  // Without a height, the height of `frame.css` applies.
  if (Number(height) > 0) style.setProperty("--banner", `${height}px`);
}
