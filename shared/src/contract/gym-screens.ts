import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";
import { Gym } from "./gyms.ts";
import { Route } from "./routes.ts";

/** A route on the wall. */
export const ScreenRoute = z.pick(Route, {
  id: true,
  name: true,
  location: true,
  x: true,
  y: true,
  circuit_id: true,
  color: true,
  published_at: true,
  leaves_on: true,
});
export type ScreenRoute = z.infer<typeof ScreenRoute>;

/** A send of a climber whose profile and sends are visible. */
export const ScreenSend = z.object({
  id: Id,
  route_name: z.string(),
  color: CircuitColor,
  /** The display name, otherwise the username. Null if the screen of the gym shows no names. */
  climber: z.nullable(z.string()),
});
export type ScreenSend = z.infer<typeof ScreenSend>;

/** What the television of a gym shows. It is the same for everyone. */
export const GymScreen = z.object({
  gym: Gym,
  /** In the display order of their circuits. */
  routes: z.array(ScreenRoute),
  /** The date in the time zone of the gym. */
  date: z.iso.date(),
  /** The sends of this date, as `sends` lists them, and how many there are. */
  num_sends: z.int(),
  /** The newest sends of this date, newest first. At most 60. */
  sends: z.array(ScreenSend),
  /** Beta of routes on the wall, newest first. At most 8. Their climbers have a visible profile and visible sends. */
  videos: z.array(z.object({ id: Id, route_id: Id })),
});
export type GymScreen = z.infer<typeof GymScreen>;

export const gymScreens = {
  get: endpoint({ method: "GET", path: "/gyms/{gym_id}/screen", response: GymScreen }),
};
