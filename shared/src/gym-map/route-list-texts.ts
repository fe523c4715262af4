/** Texts of the dashboard's list, which its skeletons also show. */
export const routeListTexts = {
  title: "Routes",
  searchPlaceholder: "Name, grade, location, style",
} as const;
