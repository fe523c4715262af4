import type { Note } from "@topout/shared/contract";

import type { notes } from "../../database/schema.ts";

/** The columns of a note in a response. */
type StoredNote = Pick<
  typeof notes.$inferSelect,
  "id" | "route_id" | "kind" | "text" | "time" | "done_at"
>;

export const toNote = ({ id, route_id, kind, text, time, done_at }: StoredNote): Note => ({
  id,
  route: route_id,
  kind,
  text,
  time: time.toISOString(),
  done_at: done_at && done_at.toISOString(),
});
