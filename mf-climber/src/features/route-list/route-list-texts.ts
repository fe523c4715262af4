/** Texts of the dashboard's list, which the skeleton also shows. */
export const routeListTexts = {
  title: "Routes",
  searchPlaceholder: "Name, grade, location, style",
} as const;
