/**
 * Features in use that some supported browsers lack. The value describes what happens in those browsers. A path
 * includes all features below it. The check fails if the code no longer uses a listed feature.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  "api.CanvasRenderingContext2D.imageSmoothingQuality":
    "Firefox ignores it. A shrunk photo has slightly rougher edges.",
  "api.HTMLLinkElement.fetchPriority":
    "The scripts of the shell share the bandwidth with the images of the first screen.",
  "api.IDBFactory.databases":
    "The code tests for it. It finds expired shared videos, which only Chromium can receive.",
  "api.Navigator.wakeLock":
    "The code tests for it. The television's own settings decide when its display turns off.",
  "api.Request.body":
    "The code tests for it. Without it, the worker checks the size of a shared video after it has read the form.",
  "api.Touch": "Same as api.TouchEvent.",
  "api.TouchEvent": "Used by listeners of touch events only, which Safari on a Mac never sends.",
  "api.TouchList": "Same as api.TouchEvent.",
  "api.WakeLock": "Same as api.Navigator.wakeLock.",
  "api.WakeLockSentinel": "Same as api.Navigator.wakeLock.",
  "api.Window.requestIdleCallback": "The code tests for it. Safari prefetches after a delay.",
  "css.properties.contain-intrinsic-size": "Used with content-visibility only.",
  "css.properties.content-visibility": "The browser lays out every row of the list at once.",
  "css.properties.cursor": "Phones and tablets have no cursor.",
  "css.properties.forced-color-adjust": "Safari has no forced colors.",
  "css.properties.resize": "The user cannot resize the text area, which scrolls.",
  "css.properties.scrollbar-width": "The browser shows its scrollbar.",
  "css.properties.text-size-adjust": "Browsers without it do not enlarge text.",
  "css.properties.text-wrap": "The lines of a text have different lengths.",
  "css.selectors.-moz-range-thumb": "Other browsers have -webkit-slider-thumb.",
  "css.selectors.-webkit-slider-runnable-track": "Firefox draws no track without an appearance.",
  "css.selectors.-webkit-slider-thumb":
    "Firefox has -moz-range-thumb. MDN says Safari 18, but older versions have it too.",
  "css.selectors.-webkit-search-cancel-button": "Firefox shows no such button.",
  "css.properties.-webkit-tap-highlight-color": "Browsers without it highlight no taps.",
};
