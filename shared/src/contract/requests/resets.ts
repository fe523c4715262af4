import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { BooleanParam, Day, positiveIntParam, singleLineText } from "./fields.ts";

export const ResetPageQuery = z.object({
  /** Only drafts. */
  drafts: z.optional(BooleanParam),
  page: z.optional(positiveIntParam(1_000_000)),
});
export type ResetPageQuery = z.input<typeof ResetPageQuery>;

/** Null until a setter names the reset. */
const ResetName = z.optional(z.nullable(singleLineText(100)));

export const ResetCreation = z.object({
  /** The device creates the id, so that a repeated request creates one reset. */
  id: z.optional(Id),
  name: ResetName,
});
export type ResetCreation = z.input<typeof ResetCreation>;

/** Two lists of this length fit into the largest body. */
export const MAX_MARKED_ROUTES = 400;

/** The limit of a gym. */
const MAX_CIRCUITS = 200;

const RouteIds = z.optional(z.array(Id).check(z.maxLength(MAX_MARKED_ROUTES)));

/** Missing fields do not change. There is no version, because changes of several setters merge. */
export const ResetChange = z.object({
  name: ResetName,
  /** Null withdraws the announcement. */
  leaves_on: z.optional(z.nullable(Day)),
  strip_add: RouteIds,
  strip_remove: RouteIds,
  /** All circuits that get a new set. */
  new_sets: z.optional(z.array(Id).check(z.maxLength(MAX_CIRCUITS))),
  /** Moves routes here that another draft strips. */
  take: z.optional(z.boolean()),
});
export type ResetChange = z.input<typeof ResetChange>;

export const ResetPublication = z.object({
  /** The version that the setter has seen. */
  version: z.int(),
});
export type ResetPublication = z.input<typeof ResetPublication>;
