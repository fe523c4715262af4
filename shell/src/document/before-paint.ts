/**
 * What the document must know before its first paint: the theme that was chosen, and which frame the address
 * has. The build writes this function's text into the document, so it may use nothing from outside itself.
 */
export function beforePaint() {
  const { dataset } = document.documentElement;
  const path = location.pathname.replace(/(.)\/$/, "$1");

  if (["/login", "/register"].includes(path)) dataset["frame"] = "bare";
  if (["/", "/route_setting"].includes(path)) dataset["frame"] = "gym";

  try {
    const { theme } = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}").state ?? {};
    if (theme === "light" || theme === "dark") dataset["theme"] = theme;
  } catch {
    // A browser that keeps nothing, or something broken, shows the system's theme.
  }
}
