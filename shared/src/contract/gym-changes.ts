import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, label, line, prose } from "./fields.ts";
import { typed } from "./form-fields.ts";
import { Area, Gym, Line, Point } from "./gyms.ts";
import { picture } from "./pictures.ts";

const MOST_LINES = 500;
const MOST_AREAS = 200;
const MOST_POINTS = 1_000;

const points = z.array(Point).check(z.maxLength(MOST_POINTS));

/** A layout as it is drawn and sent: what is broken or beyond all measure is refused where it is. */
export const LayoutDraft = z.object({
  lines: z.array(z.extend(Line, { points })).check(z.maxLength(MOST_LINES)),
  areas: z
    .array(z.extend(Area, { points, name: label(100), style: label(100) }))
    .check(z.maxLength(MOST_AREAS)),
});

/** A form sends it as JSON text. */
const LayoutText = z.pipe(
  z.pipe(
    z.string().register(z.globalRegistry, { contentMediaType: "application/json" }),
    z.transform((text, context): z.input<typeof LayoutDraft> => {
      try {
        // Whatever it is, the schema looks at it next.
        return JSON.parse(text) as z.input<typeof LayoutDraft>;
      } catch {
        context.issues.push({ code: "custom", message: "This is not valid JSON", input: text });
        return z.NEVER;
      }
    }),
  ),
  LayoutDraft,
);

const about = prose(1_000).check(z.regex(/\S/u, "Required"));

/** What is said of a gym, its floor and photo apart. */
export const GymDetails = z.object({ name: line(100), location: line(100), about });
export type GymDetails = z.input<typeof GymDetails>;

const GymCreation = z.extend(GymDetails, { layout: LayoutText });
export type GymCreation = z.input<typeof GymCreation>;

const GymChange = z.extend(z.partial(GymCreation), {
  /** That of the gym that the change starts from. */
  version: z.optional(typed(z.int())),
});
export type GymChange = z.input<typeof GymChange>;

export const gymChanges = {
  create: endpoint({
    method: "POST",
    path: "/gyms",
    summary: "Create a gym",
    access: "admin",
    encoding: "multipart",
    body: GymCreation,
    files: { file: picture },
    success: 201,
    response: Gym,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/gyms/{gym_id}",
    summary: "Change what is said of a gym, its layout or its photo",
    access: "admin",
    encoding: "multipart",
    params: z.object({ gym_id: Id }),
    body: GymChange,
    files: { file: { ...picture, optional: true } },
    response: Gym,
    errors: ["NOT_FOUND", "STALE"],
  }),
};
