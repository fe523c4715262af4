import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { coordinate } from "../gyms.ts";
import {
  AcceptStored,
  Day,
  IdempotencyKey,
  optionalSingleLineText,
  singleLineText,
} from "./fields.ts";
import { numberField } from "./form-fields.ts";

/** The fields that a setter enters. */
export const RouteDetails = z.object({
  name: singleLineText(40),
  set_id: Id,
  x: numberField(coordinate),
  y: numberField(coordinate),
  grade: singleLineText(20),
  /** Comma-separated tags, at least one. */
  style: optionalSingleLineText(300).check(z.regex(/[^\s,]/u, "Required")),
  location: singleLineText(100),
});
export type RouteDetails = z.input<typeof RouteDetails>;

export const RouteCreation = z.extend(RouteDetails, { idempotency_key: IdempotencyKey });
export type RouteCreation = z.input<typeof RouteCreation>;

/** The fields of a draft. Setters can place the dot first, and enter the texts until the reset is published. */
const DraftDetails = z.extend(z.omit(RouteDetails, { set_id: true }), {
  circuit_id: Id,
  name: optionalSingleLineText(40),
  grade: optionalSingleLineText(20),
  style: optionalSingleLineText(300),
  location: optionalSingleLineText(100),
});

export const DraftRouteCreation = z.extend(DraftDetails, {
  /** The device creates the id, so that a repeated request creates one draft. */
  id: z.optional(Id),
});
export type DraftRouteCreation = z.input<typeof DraftRouteCreation>;

interface RouteTexts extends Record<(typeof TEXTS)[number], string> {
  readonly circuit_id?: string | undefined;
}

const TEXTS = ["name", "grade", "style", "location"] as const;

/** With `circuit_id`, the change of a draft. With `set_id`, that of a published route. */
export const RouteChange = z
  .extend(DraftDetails, {
    set_id: z.optional(Id),
    circuit_id: z.optional(Id),
    route_id: Id,
    /** The version of the route that the user edited. */
    version: z.optional(numberField(z.int())),
    accept_stored: AcceptStored,
  })
  .check(
    z.refine(({ set_id, circuit_id }) => (set_id === undefined) !== (circuit_id === undefined), {
      error: "Needs either a set or, for a draft, a circuit",
      path: ["set_id"],
    }),
    ...TEXTS.map((name) =>
      z.refine<RouteTexts>(
        ({ circuit_id, [name]: text }) =>
          circuit_id !== undefined || RouteDetails.shape[name].safeParse(text).success,
        { error: "Required", path: [name] },
      ),
    ),
  );
export type RouteChange = z.input<typeof RouteChange>;

export const MAX_CHANGED_ROUTES = 200;

/** The fields that several routes can share. */
const SharedDetails = z.partial(z.pick(RouteDetails, { grade: true, style: true, set_id: true }));

export const ManyRoutesChange = z
  .extend(SharedDetails, {
    /** With the versions that the client had loaded. */
    routes: z
      .array(z.object({ id: Id, version: z.int() }))
      .check(z.minLength(1), z.maxLength(MAX_CHANGED_ROUTES)),
    /** The announced day of the stripping. Null withdraws the announcement. */
    leaves_on: z.optional(z.nullable(Day)),
    /** These three exclude each other and the other fields. */
    delete: z.optional(z.literal(true)),
    strip: z.optional(z.literal(true)),
    /** Moves stripped routes to the current sets of their circuits. */
    restore: z.optional(z.literal(true)),
    /** Also for a deletion, a stripping or a restoration that an earlier request has made. */
    accept_stored: AcceptStored,
  })
  .check(
    z.refine(
      ({
        routes: _routes,
        accept_stored: _accept,
        delete: isDeletion,
        strip,
        restore,
        ...details
      }) => {
        const hasDetails = Object.values(details).some((value) => value !== undefined);
        return [isDeletion, strip, restore, hasDetails].filter(Boolean).length === 1;
      },
      {
        error: "Either delete, strip or restore, or set a grade, a style, a set or a day",
        path: ["delete"],
      },
    ),
  );
export type ManyRoutesChange = z.input<typeof ManyRoutesChange>;
