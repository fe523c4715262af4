import { parseStyleTags } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

import { findMostFrequent } from "../../../route-writes/grades.ts";

/** What the next dot of a circuit gets. */
export interface Brush {
  readonly grade: string;
  readonly styles: readonly string[];
}

/** The usual grade and style of the circuit's routes on the wall, so that most dots need one tap. */
export function createBrush(routes: readonly GymRoute[]): Brush {
  const style = findMostFrequent(routes.flatMap(({ route }) => parseStyleTags(route.style)));
  return {
    grade: findMostFrequent(routes.map(({ route }) => route.grade)) ?? "",
    styles: style === undefined ? [] : [style],
  };
}

export const toggleStyle = (styles: readonly string[], style: string): readonly string[] =>
  styles.includes(style) ? styles.filter((other) => other !== style) : [...styles, style];
