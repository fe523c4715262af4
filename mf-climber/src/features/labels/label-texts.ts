export type LabelKind = "wall" | "route";

/** The texts of a code that cannot be shown. */
export const labelTexts = {
  wall: {
    title: "Wall",
    unknown: "This code does not belong to a wall here.",
    notSaved: "This wall is not saved on this device yet.",
    failed: "The wall couldn't load",
  },
  route: {
    title: "Route",
    unknown: "This code does not belong to a route here.",
    notSaved: "This route is not saved on this device yet.",
    failed: "The route couldn't load",
  },
} as const satisfies Readonly<Record<LabelKind, Readonly<Record<string, string>>>>;
