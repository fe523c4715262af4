/** The subsets of @fontsource. The browser downloads `latinExt` only when the page contains one of its characters. */
const RANGES = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  latinExt:
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
} as const;

/**
 * The build passes the URLs of the font files. The font's own descent of 27 % makes each text a pixel taller than in
 * most system fonts. With theirs, a text keeps its height when the font replaces the fallback, and the browser does not
 * count a text that React renders again as a larger one (docs/decisions/0051-first-paint.md).
 */
export const createFontFaceCss = (urls: { readonly latin: string; readonly latinExt: string }) =>
  (["latin", "latinExt"] as const)
    .map(
      (range) =>
        `@font-face{font-family:"Bricolage Grotesque Variable";font-style:normal;font-display:swap;font-weight:200 800;descent-override:24%;src:url(${urls[range]}) format("woff2-variations");unicode-range:${RANGES[range]}}`,
    )
    .join("\n");
