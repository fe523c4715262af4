import * as z from "zod/mini";

import { GradeScale, GradeTarget } from "../grade-scales.ts";
import { Area, Line, Point } from "../gyms.ts";
import { parseJson } from "../parse-json.ts";
import {
  BooleanParam,
  AcceptStored,
  IdempotencyKey,
  multiLineText,
  optionalSingleLineText,
  singleLineText,
} from "./fields.ts";
import { numberField } from "./form-fields.ts";

const MAX_LINES = 500;
const MAX_AREAS = 200;
const MAX_POINTS_PER_SHAPE = 1_000;

const points = z.array(Point).check(z.maxLength(MAX_POINTS_PER_SHAPE));

/** A layout in a request, with size limits. The error message names the invalid part. */
export const LayoutDraft = z.object({
  lines: z.array(z.extend(Line, { points })).check(z.maxLength(MAX_LINES)),
  areas: z
    .array(
      z.extend(Area, {
        points,
        name: optionalSingleLineText(100),
        style: optionalSingleLineText(100),
      }),
    )
    .check(z.maxLength(MAX_AREAS)),
});

/** A form sends such a field as JSON text. The next schema in the pipe must validate the value. */
const jsonText = <Input>() =>
  z.pipe(
    z.string().register(z.globalRegistry, { contentMediaType: "application/json" }),
    z.transform((text, context) => parseJson(text, context) as Input),
  );

const LayoutText = z.pipe(jsonText<z.input<typeof LayoutDraft>>(), LayoutDraft);

const MAX_GRADES = 60;
const MAX_TARGET_COUNT = 5_000;
const gradeName = singleLineText(20);

/** The server checks that the grades are those of the system. */
const GradeScaleDraft = z.extend(GradeScale, {
  grades: z
    .array(gradeName)
    .check(z.minLength(1, "Add at least one grade"), z.maxLength(MAX_GRADES)),
});

/** Null removes the scale. */
const NullableGradeScale = z.nullable(GradeScaleDraft);
const GradeScaleText = z.pipe(jsonText<z.input<typeof NullableGradeScale>>(), NullableGradeScale);

const GradeTargets = z
  .array(
    z.extend(GradeTarget, {
      grade: gradeName,
      count: z.int().check(z.gte(0), z.lte(MAX_TARGET_COUNT)),
    }),
  )
  .check(z.maxLength(MAX_GRADES));

const GradeTargetsText = z.pipe(jsonText<z.input<typeof GradeTargets>>(), GradeTargets);

const about = multiLineText(1_000).check(z.regex(/\S/u, "Required"));

/** Offsets are rejected, because they do not have daylight saving time. */
const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

function isTimeZone(name: string): boolean {
  try {
    return IANA_NAME.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** An IANA name. An empty text removes the time zone. */
const TimeZone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (name) => name === "" || isTimeZone(name),
        "Choose a time zone, for example Europe/London",
      ),
    ),
  z.transform((name) => name || null),
);

/** A gym without its layout and photo. */
export const GymDetails = z.object({
  name: singleLineText(100),
  location: singleLineText(100),
  about,
});
export type GymDetails = z.input<typeof GymDetails>;

const GymFields = z.extend(GymDetails, {
  layout: LayoutText,
  time_zone: z.optional(TimeZone),
  grade_scale: z.optional(GradeScaleText),
  grade_targets: z.optional(GradeTargetsText),
  /** Whether the screen of the gym shows names of climbers. */
  screen_names: z.optional(BooleanParam),
});

export const GymCreation = z.extend(GymFields, { idempotency_key: IdempotencyKey });
export type GymCreation = z.input<typeof GymCreation>;

export const GymChange = z.extend(z.partial(GymFields), {
  /** The version of the gym that the user edited. */
  version: z.optional(numberField(z.int())),
  accept_stored: AcceptStored,
});
export type GymChange = z.input<typeof GymChange>;
