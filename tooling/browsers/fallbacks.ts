/**
 * Features in use that not every supported browser has. The value describes what happens in the other browsers. A name
 * includes all features below it. The check fails if the code no longer uses a listed feature.
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
