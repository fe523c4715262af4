import * as z from "zod/mini";

/** What a climber tells the setters of a route. The first two stay open until a setter marks them done. */
export const NoteKind = z.enum(["loose_hold", "dangerous", "reachy", "fun"]);
export type NoteKind = z.infer<typeof NoteKind>;
