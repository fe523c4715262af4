/** Whether the page runs as an installed app. Safari has a separate property for it. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** Whether this browser can install the app. Chromium has a prompt, phones and tablets have a menu entry. */
export const canInstall = (): boolean =>
  "onbeforeinstallprompt" in globalThis ||
  navigator.userAgent.includes("Android") ||
  isAppleTouchDevice();

/** An iPhone or iPad, where the share menu installs the app. An iPad has the user agent of a Mac, but touch points. */
export const isAppleTouchDevice = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
