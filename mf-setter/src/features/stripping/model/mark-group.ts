import type { Area, Circuit } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

/** Routes that a setter marks together: those of an area, of a circuit, or of the whole gym. */
export interface MarkGroup {
  readonly name: string;
  readonly routes: readonly GymRoute[];
  /** How many of them come down. */
  readonly downCount: number;
}

export interface CircuitGroup extends MarkGroup {
  readonly circuit: Circuit;
}

type Marks = ReadonlySet<string>;

export const createGroup = (
  name: string,
  routes: readonly GymRoute[],
  marks: Marks,
): MarkGroup => ({
  name,
  routes,
  downCount: routes.filter(({ route }) => marks.has(route.id)).length,
});

/** The areas with routes, in the order of the layout. Areas of the same name belong together. */
export function createAreaGroups(
  areas: readonly Area[],
  routes: readonly GymRoute[],
  marks: Marks,
): MarkGroup[] {
  const routesByArea = groupBy(routes, ({ route }) => route.location);
  const names = new Set(areas.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const areaRoutes = routesByArea.get(name);
    return areaRoutes ? [createGroup(name, areaRoutes, marks)] : [];
  });
}

/** The circuits with routes, in display order. */
export function createCircuitGroups(
  circuits: readonly Circuit[],
  routes: readonly GymRoute[],
  marks: Marks,
): CircuitGroup[] {
  const routesByCircuit = groupBy(routes, ({ circuit }) => circuit.id);
  return circuits.flatMap((circuit) => {
    const circuitRoutes = routesByCircuit.get(circuit.id);
    return circuitRoutes ? [{ ...createGroup(circuit.name, circuitRoutes, marks), circuit }] : [];
  });
}

export const isWhole = ({ routes, downCount }: MarkGroup): boolean => downCount === routes.length;

/** Whether most routes of an area come down. It is then hatched, and a tap keeps all of its routes. */
export const isChosen = ({ routes, downCount }: MarkGroup): boolean =>
  downCount > routes.length / 2;

/** "9" if none or all of nine routes come down, otherwise "2 of 9". */
export const formatShare = (group: MarkGroup): string =>
  group.downCount === 0 || isWhole(group)
    ? String(group.routes.length)
    : `${group.downCount} of ${group.routes.length}`;

/** For `aria-checked`. */
export const getChecked = (group: MarkGroup): boolean | "mixed" =>
  isWhole(group) || (group.downCount > 0 && "mixed");
