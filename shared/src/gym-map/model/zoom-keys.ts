/** The keys that zoom the map. "=" is the plus key without Shift. */
export const ZOOM_KEYS: Readonly<Record<string, "in" | "out">> = {
  "+": "in",
  "=": "in",
  "-": "out",
};
