import { getDistance } from "@topout/shared/domain";

import { createDemoId } from "../demo-id.ts";
import type { AreaName } from "../drawing/wall-styles.ts";
import { type Random, createRandom } from "../random.ts";
import { type CircuitPlan, type SetPlan, planSets } from "./circuits.ts";
import { type DotPosition, getDotPositions } from "./dot-positions.ts";
import type { GymDesign } from "./gym-design.ts";
import { pickStyle } from "./styles.ts";

/** In layout units. Dots of one circuit that are closer would look like one route. */
const MIN_CIRCUIT_DISTANCE = 26;
const EASY_AREAS: ReadonlySet<AreaName> = new Set(["Warm Up", "The Slipway"]);
const HARD_AREAS: ReadonlySet<AreaName> = new Set(["The Cave", "The Hull"]);

export interface RoutePlan extends DotPosition {
  readonly id: string;
  /** Identifies the route in every demo, independent of the date of the demo. */
  readonly label: string;
  readonly set: SetPlan;
  readonly name: string;
  readonly grade: string;
  readonly style: string;
  /** As a V-grade, more precise than `grade`. */
  readonly difficulty: number;
}

/** Plans the routes of all sets of these circuits. */
export function planRoutes(
  design: Pick<GymDesign, "sections" | "labelPrefix">,
  circuits: readonly CircuitPlan[],
  now: Date,
): RoutePlan[] {
  const sets = circuits.flatMap((circuit) => planSets(circuit, now));
  const older = sets.filter(({ replacedAt }) => replacedAt);
  const current = sets.filter(({ replacedAt }) => !replacedAt);
  const positions = getDotPositions(design.sections);
  const createHangRandom = (age: string) => createRandom(`hang:${design.labelPrefix}${age}`);
  return [
    ...assignRoutes(older, positions, createHangRandom("older")),
    ...assignRoutes(current, positions, createHangRandom("current")),
  ];
}

/** Assigns dot positions to the sets, and numbers the routes of each set along the walls. */
function assignRoutes(
  plannedSets: readonly SetPlan[],
  positions: readonly DotPosition[],
  random: Random,
): RoutePlan[] {
  const sets = limitSizes(plannedSets, positions.length);
  const used = new Set(random.shuffle(positions).slice(0, sumSizes(sets)));
  const assigned = assignSets([...used].toSorted(compareByPriority), sets, random);
  return sets.flatMap((set) =>
    positions
      .filter((position) => assigned.get(position) === set)
      .map((position, index) => toRoute(set, position, index + 1)),
  );
}

/** Makes all sets smaller in proportion if they have more routes than the map has positions. */
function limitSizes(sets: readonly SetPlan[], maxTotal: number): SetPlan[] {
  const scale = Math.min(1, maxTotal / sumSizes(sets));
  return sets.map((set) => ({ ...set, size: Math.floor(set.size * scale) }));
}

const sumSizes = (sets: readonly SetPlan[]) => sets.reduce((sum, { size }) => sum + size, 0);

/** Areas that suit few circuits come first. */
const compareByPriority = (a: DotPosition, b: DotPosition) => getPriority(b) - getPriority(a);
const getPriority = ({ area }: DotPosition) =>
  EASY_AREAS.has(area) ? 2 : HARD_AREAS.has(area) ? 1 : 0;

function assignSets(positions: readonly DotPosition[], sets: readonly SetPlan[], random: Random) {
  const assigned = new Map<DotPosition, SetPlan>();
  const remaining = new Map(sets.map((set) => [set, set.size]));
  for (const position of positions) {
    const near = [...assigned].filter(
      ([other]) => getDistance(other, position) < MIN_CIRCUIT_DISTANCE,
    );
    const weights = sets.map((set) => {
      const isCrowded = near.some(([, other]) => other === set);
      return (
        (remaining.get(set) ?? 0) ** 2 *
        getSuitability(position.area, set.circuit) *
        (isCrowded ? 0.001 : 1)
      );
    });
    const set = pickWeighted(sets, weights, random);
    if (!set) continue;
    assigned.set(position, set);
    remaining.set(set, (remaining.get(set) ?? 1) - 1);
  }
  return assigned;
}

/** Hard circuits do not suit the easy areas, and the easiest circuits do not suit the hard areas. */
function getSuitability(area: AreaName, { level }: CircuitPlan): number {
  if (EASY_AREAS.has(area)) return level < 3 ? 1 : 0.02;
  if (HARD_AREAS.has(area)) return level < 2 ? 0.05 : 1;
  return 1;
}

function pickWeighted<T>(
  items: readonly T[],
  weights: readonly number[],
  random: Random,
): T | undefined {
  let remainingWeight = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, index) => {
    remainingWeight -= weights[index] ?? 0;
    return remainingWeight < 0;
  });
}

function toRoute(set: SetPlan, { x, y, area }: DotPosition, number: number): RoutePlan {
  const { circuit } = set;
  const label = `${circuit.label}:${set.replacedAt ? "older" : "current"}:${number}`;
  const random = createRandom(`route:${label}`);
  const gradeIndex = random.pick([0, 1, 1, 2] as const);
  return {
    id: createDemoId(`route:${label}`, set.date),
    label,
    set,
    name: `${circuit.name.charAt(0)}${number}`,
    x,
    y,
    area,
    grade: circuit.grades[gradeIndex],
    style: pickStyle(area, random),
    difficulty: circuit.level + (gradeIndex - 1) * 0.5 + random.between(-0.25, 0.25),
  };
}
