/** The style element with the font faces. Its media query disables it. */
export const FONTS_ID = "fonts";

/**
 * Loads the first font face of the style element, and then adds all of them to the document. So the font changes the
 * layout once. Enabled style rules would change it twice: at once, and after the download. If the download fails, the
 * fallback font stays.
 */
export function loadFonts(): void {
  const style = document.getElementById(FONTS_ID);
  if (!(style instanceof HTMLStyleElement)) return;
  const faces = Array.from(style.sheet?.cssRules ?? [], (rule) => {
    const descriptors = (rule as CSSFontFaceRule).style;
    const get = (name: string) => descriptors.getPropertyValue(name);
    return new FontFace(get("font-family").replaceAll('"', ""), get("src"), {
      weight: get("font-weight"),
      unicodeRange: get("unicode-range"),
      descentOverride: get("descent-override") || "normal",
      display: "swap",
    });
  });
  const addFaces = () => faces.forEach((face) => document.fonts.add(face));
  faces[0]?.load().then(addFaces, addFaces);
}
