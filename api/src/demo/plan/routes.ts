import { distance } from "@topout/shared/domain";

import { demoId } from "../demo-id.ts";
import type { AreaName } from "../drawing/boards.ts";
import { type Random, randomFor } from "../random.ts";
import { type CircuitPlan, circuitPlans, type SetPlan, setsOf } from "./circuits.ts";
import { type Spot, spots } from "./spots.ts";
import { styleOf } from "./styles.ts";

/** Within this distance of each other, two dots of one circuit would look like one climb. */
const CROWDED = 26;

export interface RoutePlan extends Spot {
  readonly id: string;
  /** Names the route in the demo, whatever day it is. */
  readonly label: string;
  readonly set: SetPlan;
  readonly name: string;
  readonly grade: string;
  readonly style: string;
  /** As a V-grade, finer than the grade on the card. */
  readonly difficulty: number;
}

/** Every route of both sets of every circuit. */
export function planRoutes(now: Date): RoutePlan[] {
  const sets = circuitPlans.flatMap((circuit) => setsOf(circuit, now));
  const older = sets.filter(({ until }) => until);
  const current = sets.filter(({ until }) => !until);
  return [...hang(older, "older"), ...hang(current, "current")];
}

/** Deals the gym's spots to the circuits and numbers each circuit's routes on a walk round the gym. */
function hang(sets: readonly SetPlan[], label: string): RoutePlan[] {
  const random = randomFor(`hang:${label}`);
  const total = sets.reduce((sum, { size }) => sum + size, 0);
  const walk = spots();
  const used = new Set(random.shuffled(walk).slice(0, total));
  const dealt = deal([...used].toSorted(bySparsest), sets, random);
  return sets.flatMap((set) =>
    walk
      .filter((spot) => dealt.get(spot) === set)
      .map((spot, index) => toRoute(set, spot, index + 1)),
  );
}

/** Areas that only some circuits suit choose first. */
const bySparsest = (a: Spot, b: Spot) => pickiness(b) - pickiness(a);
const pickiness = ({ area }: Spot) => (area === "Warm Up" ? 2 : area === "The Cave" ? 1 : 0);

function deal(open: readonly Spot[], sets: readonly SetPlan[], random: Random) {
  const dealt = new Map<Spot, SetPlan>();
  const left = new Map(sets.map((set) => [set, set.size]));
  for (const spot of open) {
    const near = [...dealt].filter(([other]) => distance(other, spot) < CROWDED);
    const weights = sets.map((set) => {
      const crowded = near.some(([, other]) => other === set);
      return (left.get(set) ?? 0) ** 2 * suits(spot.area, set.circuit) * (crowded ? 0.001 : 1);
    });
    const set = drawn(sets, weights, random);
    if (!set) continue;
    dealt.set(spot, set);
    left.set(set, (left.get(set) ?? 1) - 1);
  }
  return dealt;
}

/** Warming up is easy and caves are not. */
function suits(area: AreaName, { level }: CircuitPlan): number {
  if (area === "Warm Up") return level < 3 ? 1 : 0.02;
  if (area === "The Cave") return level < 2 ? 0.05 : 1;
  return 1;
}

function drawn<T>(items: readonly T[], weights: readonly number[], random: Random): T | undefined {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}

function toRoute(set: SetPlan, { x, y, area }: Spot, number: number): RoutePlan {
  const { circuit } = set;
  const label = `${circuit.name}:${set.until ? "older" : "current"}:${number}`;
  const random = randomFor(`route:${label}`);
  const step = random.pick([0, 1, 1, 2] as const);
  return {
    id: demoId(`route:${label}`, set.date),
    label,
    set,
    name: `${circuit.name.charAt(0)}${number}`,
    x,
    y,
    area,
    grade: circuit.grades[step],
    style: styleOf(area, random),
    difficulty: circuit.level + (step - 1) * 0.5 + random.between(-0.25, 0.25),
  };
}
