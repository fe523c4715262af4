import type { Route } from "@topout/shared/contract";
import { circuitSkin } from "@topout/shared/theme";

import type { GymRoute } from "../gym-routes/gym-route.ts";

type Told = Partial<Pick<Route, "name" | "grade" | "location" | "style" | "climb_count">> &
  Partial<Pick<GymRoute, "state" | "project">> & {
    /** Its name and id in one. */
    circuit?: string;
  };

/** A listed route that differs from the plainest one only in what a test tells of it. */
export function createGymRoute(told: Told = {}): GymRoute {
  const { circuit: circuitName = "Green", state = "unsent", project = false, ...route } = told;
  const gym_id = "gym";
  const circuit = { id: circuitName, name: circuitName, color: "green", gym_id } as const;
  return {
    route: {
      id: route.name ?? "route",
      name: "G1",
      grade: "6A",
      location: "",
      style: "",
      x: 0,
      y: 0,
      set_id: "set",
      gym_id,
      circuit_id: circuit.id,
      color: circuit.color,
      has_image: false,
      climb_count: 0,
      user_sends: 0,
      user_attempts: 0,
      version: 1,
      ...route,
    },
    circuit,
    skin: circuitSkin(circuit),
    initial: undefined,
    state,
    project,
  };
}
