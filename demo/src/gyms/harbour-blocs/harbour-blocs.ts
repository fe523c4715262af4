import type { GymDesign } from "../../plan/gym-design.ts";
import { harbourCircuits } from "./circuits.ts";
import { harbourScene } from "./scene.ts";
import { harbourSections } from "./sections.ts";
import { harbourAccounts, harbourClimbers } from "./users.ts";

/** A smaller gym with a manager and a setter of its own, to try teams, the gym switcher and the search of gyms. */
export const harbourBlocs: GymDesign = {
  name: "Harbour Blocs",
  location: "Wapping Wharf, Bristol",
  about:
    "A small bouldering hall in an old boat shed. Four circuits, a long slab, and a window on the harbour.",
  labelPrefix: "Harbour Blocs:",
  sections: harbourSections,
  circuits: harbourCircuits,
  accounts: harbourAccounts,
  climbers: harbourClimbers,
  scene: harbourScene,
  photoWidth: 540,
};
