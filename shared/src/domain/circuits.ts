import { compareNaturally } from "./natural-order.ts";

const DISPLAY_ORDER = [
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

const place = (name: string) => {
  const index = DISPLAY_ORDER.indexOf(name.trim().toLowerCase());
  return index < 0 ? DISPLAY_ORDER.length : index;
};

/** The display order goes by the circuit's name, not its colour; other names follow in natural order. */
export const sortCircuits = <C extends { readonly name: string }>(circuits: readonly C[]): C[] =>
  circuits.toSorted((a, b) => place(a.name) - place(b.name) || compareNaturally(a.name, b.name));
