/** The page background and the colour of the browser's toolbar. In its own file, so that bundles can omit the palette. */
export const themeColor = { light: "#f4f2ed", dark: "#121311" } as const;
