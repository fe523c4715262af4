/** The browser's own bars take the background's colour. Apart from the palette, which no script needs. */
export const themeColor = { light: "#f4f2ed", dark: "#121311" } as const;
