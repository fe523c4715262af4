/**
 * All circuit colours. Types, the database constraint and the records of colours and shapes derive from this list. The
 * module does not import zod, so that the theme does not add zod to each bundle.
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
