/**
 * Every circuit colour. Types, the database check and the exhaustive records of colours and shapes derive from this list. A
 * module without zod, so that the theme can import it without zod in each bundle.
 */
export const CIRCUIT_COLORS = [
  "violet",
  "red",
  "green",
  "blue",
  "yellow",
  "orange",
  "black",
  "pink",
] as const;
