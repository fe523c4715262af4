import * as z from "zod/mini";

import { NoteKind } from "../note-kind.ts";
import {
  BooleanParam,
  IdempotencyKey,
  multiLineText,
  positiveIntParam,
  TimestampInput,
} from "./fields.ts";

/** The client sets the id and the time, so that it can repeat the request. */
export const NoteCreation = z.object({
  id: IdempotencyKey,
  kind: NoteKind,
  text: z.optional(z.nullable(multiLineText(200))),
  time: z.optional(TimestampInput),
});
export type NoteCreation = z.input<typeof NoteCreation>;

export const NotePageQuery = z.object({
  open: z.optional(BooleanParam),
  page: z.optional(positiveIntParam(1_000_000)),
});
export type NotePageQuery = z.input<typeof NotePageQuery>;
