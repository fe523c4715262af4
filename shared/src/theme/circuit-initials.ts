import { circuitSkin, type Skin } from "./skins.ts";

interface NamedCircuit {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** Where circuits of one gym look alike, every one after the first carries its initial inside the shape. */
export function circuitInitials(circuits: readonly NamedCircuit[]): ReadonlyMap<string, string> {
  const taken = new Set<Skin>();
  const initials = new Map<string, string>();
  for (const circuit of circuits) {
    const skin = circuitSkin(circuit);
    const letter = /\S/u.exec(circuit.name)?.[0] ?? "";
    if (taken.has(skin)) initials.set(circuit.id, letter.toUpperCase());
    taken.add(skin);
  }
  return initials;
}
