import type { Circuit, Route } from "@topout/shared/contract";
import { parseStyleTags } from "@topout/shared/domain";

/** "The Slab · Lock Off, Mantle" */
export const formatLocation = (route: Route): string => formatWithStyle(route.location, route);

/** "Pink · Lock Off, Mantle" */
export const formatCircuit = (route: Route, circuit: Circuit): string =>
  formatWithStyle(circuit.name, route);

const formatWithStyle = (text: string, { style }: Route): string =>
  [text, parseStyleTags(style).join(", ")].filter((part) => part !== "").join(" · ");
