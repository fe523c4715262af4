/**
 * Features that some supported browser lacks and that the sources use without a replacement, each with what happens in such
 * a browser. A name also stands for the features below it. The check fails for one that the sources no longer use.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  "api.Window.requestIdleCallback": "The code tests for it. Safari prefetches after a delay.",
  "css.properties.contain-intrinsic-size": "Used with content-visibility only.",
  "css.properties.content-visibility": "The browser lays out every row of the list at once.",
  "css.properties.cursor": "Phones and tablets have no cursor.",
  "css.properties.resize": "The user cannot resize the text area, which scrolls.",
  "css.properties.scrollbar-width": "The browser shows its scrollbar.",
  "css.properties.text-size-adjust": "Browsers without it do not enlarge text.",
  "css.properties.-webkit-tap-highlight-color": "Browsers without it highlight no taps.",
};
