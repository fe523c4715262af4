/** The app runs as an installed one already: by the browser's word, or by Safari's. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** An iPhone or iPad, which installs by its share button. An iPad calls itself a Mac, but takes touches. */
export const isAppleTouchDevice = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
