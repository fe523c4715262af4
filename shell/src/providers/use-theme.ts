import { usePreferences } from "@topout/shared/platform";
import { themeColor } from "@topout/shared/theme";
import { useLayoutEffect } from "react";

/** Applies the theme preference. For the first paint, an inline script of the document applies it. */
export function useTheme(): void {
  const theme = usePreferences((preferences) => preferences.theme);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;

    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const mode = meta.media.includes("dark") ? "dark" : "light";
      meta.content = themeColor[theme === "system" ? mode : theme];
    }
  }, [theme]);
}
