/** On phones and tablets. Lower than the map of the dashboard, so that the first routes of the list are visible. */
export const WALL_MAP_HEIGHT = "min(354px, 54dvh)";
