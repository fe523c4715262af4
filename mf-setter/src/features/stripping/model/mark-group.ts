import type { Area, Circuit, UserRef } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

/** Routes that a setter marks together: those of an area, of a circuit, or of the whole gym. */
export interface MarkGroup {
  readonly name: string;
  readonly routes: readonly GymRoute[];
  /** How many of them come down. */
  readonly downCount: number;
  /** How many of them another reset takes down. */
  readonly takenCount: number;
}

export interface CircuitGroup extends MarkGroup {
  readonly circuit: Circuit;
}

/** What resets do with the routes on the wall. */
export interface RouteMarks {
  /** The routes that come down in this reset. */
  readonly marks: ReadonlySet<string>;
  /** The routes that come down in another reset, with its setter. */
  readonly taken: ReadonlyMap<string, UserRef>;
}

export function createGroup(
  name: string,
  routes: readonly GymRoute[],
  { marks, taken }: RouteMarks,
): MarkGroup {
  const ids = routes.map(({ route }) => route.id);
  const downCount = ids.filter((id) => marks.has(id)).length;
  const takenCount = ids.filter((id) => !marks.has(id) && taken.has(id)).length;
  return { name, routes, downCount, takenCount };
}

/** The areas with routes, in the order of the layout. Areas of the same name belong together. */
export function createAreaGroups(
  areas: readonly Area[],
  routes: readonly GymRoute[],
  marks: RouteMarks,
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
  marks: RouteMarks,
): CircuitGroup[] {
  const routesByCircuit = groupBy(routes, ({ circuit }) => circuit.id);
  return circuits.flatMap((circuit) => {
    const circuitRoutes = routesByCircuit.get(circuit.id);
    return circuitRoutes ? [{ ...createGroup(circuit.name, circuitRoutes, marks), circuit }] : [];
  });
}

/** Whether all routes come down that no other reset takes down. */
export const isWhole = ({ routes, downCount, takenCount }: MarkGroup): boolean =>
  downCount > 0 && downCount + takenCount === routes.length;

/** Whether most routes of an area come down. It is then hatched, and a tap keeps all of its routes. */
export const isChosen = ({ routes, downCount, takenCount }: MarkGroup): boolean =>
  downCount > (routes.length - takenCount) / 2;

/** Whether another reset takes down most routes of an area. */
export const isTaken = ({ routes, takenCount }: MarkGroup): boolean =>
  takenCount > routes.length / 2;

/** "9" if none or all of nine routes come down, otherwise "2 of 9". */
export const formatShare = ({ routes, downCount }: MarkGroup): string =>
  downCount === 0 || downCount === routes.length
    ? String(routes.length)
    : `${downCount} of ${routes.length}`;

/** For `aria-checked`. */
export const getChecked = (group: MarkGroup): boolean | "mixed" =>
  isWhole(group) || (group.downCount > 0 && "mixed");
