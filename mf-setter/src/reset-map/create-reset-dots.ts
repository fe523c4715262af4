import type { GymRoute } from "@topout/shared/gym-map";

import type { ResetDot } from "./reset-dot.tsx";

/** The dots of the routes on the wall. */
export const createResetDots = (
  routes: readonly GymRoute[],
  marks: ReadonlySet<string>,
): ResetDot[] =>
  routes.map(({ route, circuit, skin, initial }) => {
    const { id, x, y, name, location } = route;
    const isDown = marks.has(id);
    const words = [name, circuit.name, location, isDown && "comes down"];
    return {
      id,
      x,
      y,
      skin,
      initial,
      state: "plain",
      mark: isDown ? "down" : "stays",
      areaName: location,
      label: name,
      description: words.filter(Boolean).join(", "),
    };
  });
