import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Code, Id, RgbaHexColor } from "./fields.ts";
import { GradeScale, GradeTarget } from "./grade-scales.ts";
import { parseJson } from "./parse-json.ts";

/** In layout units. A larger value is a mistake. */
export const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000));

/** In layout units. The guide box is 200 × 250 around the origin. */
export const Point = z.object({ x: coordinate, y: coordinate });
export type Point = z.infer<typeof Point>;

const shape = { joined: z.boolean(), points: z.array(Point) };

/** A wall, or the edge of a mat ("Pad Area"). */
export const Line = z.object({ ...shape, style: z.enum(["wall", "mat"]) });
export type Line = z.infer<typeof Line>;

/** A named part of the gym. A route's location is the area that contains its dot. */
export const Area = z.object({
  ...shape,
  name: z.string(),
  style: z.string(),
  color: RgbaHexColor,
  /** The server assigns it, so an area that was never saved has none. */
  code: z.optional(Code),
});
export type Area = z.infer<typeof Area>;

export const Layout = z.object({ lines: z.array(Line), areas: z.array(Area) });
export type Layout = z.infer<typeof Layout>;

/** A response may contain the layout as JSON text (docs/product.md). */
const ReceivedLayout = z.pipe(
  z.transform((layout: unknown, context) => {
    const value = typeof layout === "string" ? parseJson(layout, context) : layout;
    return value as z.input<typeof Layout>;
  }),
  Layout,
);

export const Gym = z.object({
  id: Id,
  name: z.string(),
  location: z.string(),
  about: z.string(),
  layout: ReceivedLayout,
  has_image: z.boolean(),
  /** IANA name. If it is null, days and months are in UTC. */
  time_zone: z.nullable(z.string()),
  /** Null if the gym has none. The defaults are for responses of version 1.0. Remove them in 1.2.0. */
  grade_scale: z._default(z.nullable(GradeScale), null),
  grade_targets: z._default(z.array(GradeTarget), []),
  /** Whether the screen of the gym shows names of climbers. The default is for responses of version 1.1. Remove in 1.2.0. */
  screen_names: z._default(z.boolean(), true),
  /** Increases with every change. Browsers cache images with `?v=<version>` forever. */
  version: z.int(),
});
export type Gym = z.infer<typeof Gym>;

/** A gym in a list, without its layout. */
export const GymSummary = z.pick(Gym, {
  id: true,
  name: true,
  location: true,
  has_image: true,
  version: true,
});
export type GymSummary = z.infer<typeof GymSummary>;

export const gyms = {
  list: endpoint({ method: "GET", path: "/gyms", response: z.array(Gym) }),
  get: endpoint({ method: "GET", path: "/gyms/{gym_id}", response: Gym }),
};
