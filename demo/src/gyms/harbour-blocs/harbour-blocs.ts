import { getSystemGrades } from "@topout/shared/domain/grades";

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
  gradeScale: { system: "v", grades: getSystemGrades("v").slice(1, 10) },
  gradeTargets: [
    { grade: "V0", count: 3 },
    { grade: "V1", count: 3 },
    { grade: "V2", count: 4 },
    { grade: "V3", count: 4 },
    { grade: "V4", count: 4 },
    { grade: "V5", count: 3 },
    { grade: "V6", count: 2 },
    { grade: "V7", count: 2 },
  ],
  labelPrefix: "Harbour Blocs:",
  sections: harbourSections,
  circuits: harbourCircuits,
  accounts: harbourAccounts,
  climbers: harbourClimbers,
  notes: [],
  scene: harbourScene,
  photoWidth: 540,
};
