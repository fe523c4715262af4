/** The style element with the font faces. Its media query disables it until after the first paint. */
export const FONTS_ID = "fonts";

/**
 * Enables the font faces. The first layout is shorter without them, and it shows the fallback font in both cases. The
 * build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function loadFonts(id: typeof FONTS_ID): void {
  document.getElementById(id)?.removeAttribute("media");
}
