import type { Route } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { getCircuitSkin } from "@topout/shared/theme";

type GymRouteInput = Partial<
  Pick<Route, "name" | "grade" | "grade_rank" | "location" | "style" | "climb_count" | "x" | "y">
> &
  Partial<Pick<GymRoute, "state" | "isProject" | "isNew" | "lastDay">> & {
    /** Used as name and id. */
    circuit?: string;
  };

/** Creates a route with default values for all fields that a test does not set. */
export function createGymRoute(input: GymRouteInput = {}): GymRoute {
  const { circuit: circuitName = "Green", ...rest } = input;
  const { state = "unsent", isProject = false, isNew = false, lastDay, ...route } = rest;
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
      status: "live",
      published_at: null,
      stripped_at: null,
      reset_id: null,
      grade_rank: null,
      leaves_on: null,
      ...route,
    },
    circuit,
    skin: getCircuitSkin(circuit),
    initial: undefined,
    state,
    isProject,
    isNew,
    lastDay,
  };
}
