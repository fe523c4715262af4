import type { MapDot } from "@topout/shared/gym-map";

import type { GymRoute } from "../../gym-routes/gym-route.ts";

const SPOKEN = { plain: undefined, unsent: "not sent", attempted: "attempted", sent: "sent" };

/** Routes as the map takes them. */
export const toMapDots = (listed: readonly GymRoute[]): MapDot[] =>
  listed.map((each) => ({
    id: each.route.id,
    x: each.route.x,
    y: each.route.y,
    skin: each.skin,
    state: each.state,
    project: each.project,
    initial: each.initial,
    label: each.route.name,
    description: describe(each),
  }));

/** "P1, Purple, The Slab, attempted, project". */
const describe = ({ route, circuit, state, project }: GymRoute): string =>
  [route.name, circuit.name, route.location, SPOKEN[state], project ? "project" : undefined]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
