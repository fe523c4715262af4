import type { Circuit, CircuitList } from "@topout/shared/contract";

import { compareNaturally } from "./natural-order.ts";

/** Lower-case names of circuits. */
export const CIRCUIT_DISPLAY_ORDER: readonly string[] = [
  "green",
  "white",
  "blue",
  "black",
  "pink",
  "red",
  "purple",
  "yellow",
  "orange",
];

const getPosition = (name: string) => {
  const index = CIRCUIT_DISPLAY_ORDER.indexOf(name.trim().toLowerCase());
  return index < 0 ? CIRCUIT_DISPLAY_ORDER.length : index;
};

/** Sorts by the circuit's name, not its colour. Unknown names come last, in natural order. */
export const sortCircuits = <C extends { readonly name: string }>(circuits: readonly C[]): C[] =>
  [...circuits].sort(
    (a, b) => getPosition(a.name) - getPosition(b.name) || compareNaturally(a.name, b.name),
  );

/** The circuits of the list in display order. */
export const toOrderedCircuits = ({ data, order }: CircuitList): Circuit[] =>
  order.flatMap((id) => data[id] ?? []);
