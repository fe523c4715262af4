import type { UserRef } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

import type { Mark, ResetDot } from "./reset-dot.tsx";

const NOTHING_TAKEN: ReadonlyMap<string, UserRef> = new Map();

/** The dots of the routes on the wall. `taken` has the setters of the other resets that take routes down. */
export const createResetDots = (
  routes: readonly GymRoute[],
  marks: ReadonlySet<string>,
  taken = NOTHING_TAKEN,
): ResetDot[] =>
  routes.map(({ route, circuit, skin, initial }) => {
    const { id, x, y, name, location } = route;
    const setter = taken.get(id);
    const mark = getMark(marks.has(id), setter);
    const words = [name, circuit.name, location, describeMark(mark, setter)];
    return {
      id,
      x,
      y,
      skin,
      initial,
      state: "plain",
      mark,
      areaName: location,
      label: name,
      description: words.filter(Boolean).join(", "),
    };
  });

function getMark(isDown: boolean, otherSetter: UserRef | undefined): Mark {
  if (isDown) return "down";
  return otherSetter ? "taken" : "stays";
}

/** The username of a deleted account is empty. */
function describeMark(mark: Mark, otherSetter: UserRef | undefined): string {
  if (mark === "stays") return "";
  if (mark === "down") return "comes down";
  const name = otherSetter && getName(otherSetter);
  return name ? `comes down in the reset of ${name}` : "comes down in another reset";
}
