import { readStoredPreferences } from "@topout/shared/first-load";
import { themeColor } from "@topout/shared/theme";

/** Sets the theme that the user has chosen, and the colour of the browser's toolbar. */
export function applyTheme(): void {
  const { theme } = readStoredPreferences();
  if (theme === "system") return;
  document.documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.content = themeColor[theme];
  }
}
