import type { Route } from "@topout/shared/contract";

import type { Send } from "../sends/get-sends.ts";

interface SendOptions extends Partial<
  Pick<Route, "gym_id" | "circuit_id" | "color" | "location" | "style">
> {
  time?: string;
}

/** Creates a send with default values for all fields that a test does not set. */
export const createSend = ({
  time = "2026-11-20T10:00:00.000Z",
  ...route
}: SendOptions = {}): Send => ({
  id: crypto.randomUUID(),
  time,
  routeName: "P1",
  flash: false,
  route: {
    id: crypto.randomUUID(),
    name: "P1",
    grade: "V4",
    location: "The Slab",
    style: "",
    x: 0,
    y: 0,
    set_id: "set",
    gym_id: "gym",
    circuit_id: "green",
    color: "green",
    has_image: false,
    climb_count: 1,
    user_sends: 0,
    user_attempts: 0,
    version: 1,
    status: "live",
    published_at: null,
    stripped_at: null,
    leaves_on: null,
    reset_id: null,
    grade_rank: null,
    ...route,
  },
});
