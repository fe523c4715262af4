/** The page background, also for the browser's toolbar. A separate file, because scripts do not need the palette. */
export const themeColor = { light: "#f4f2ed", dark: "#121311" } as const;
