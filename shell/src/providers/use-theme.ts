import { usePreferences } from "@topout/shared/platform";
import { themeColor } from "@topout/shared/theme";
import { useLayoutEffect } from "react";

/** Keeps the document in the theme that was chosen; the document's own script did so for the first paint. */
export function useTheme(): void {
  const theme = usePreferences((preferences) => preferences.theme);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;

    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const own = meta.media.includes("dark") ? "dark" : "light";
      meta.content = themeColor[theme === "system" ? own : theme];
    }
  }, [theme]);
}
