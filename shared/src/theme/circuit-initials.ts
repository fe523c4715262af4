import { getCircuitSkin, type Skin } from "./skins.ts";

interface NamedCircuit {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** When circuits of one gym look alike, all but the first show their initial inside the shape. */
export function getCircuitInitials(circuits: readonly NamedCircuit[]): ReadonlyMap<string, string> {
  const usedSkins = new Set<Skin>();
  const initials = new Map<string, string>();
  for (const circuit of circuits) {
    const skin = getCircuitSkin(circuit);
    const letter = /\S/u.exec(circuit.name)?.[0] ?? "";
    if (usedSkins.has(skin)) initials.set(circuit.id, letter.toUpperCase());
    usedSkins.add(skin);
  }
  return initials;
}
