import { getSystemGrades } from "@topout/shared/domain/grades";

import type { GymDesign } from "../../plan/gym-design.ts";
import { gritworksCircuits } from "./circuits.ts";
import { gritworksNotes } from "./notes.ts";
import { gritworksScene } from "./scene.ts";
import { gritworksSections } from "./sections.ts";
import { gritworksAccounts, gritworksClimbers } from "./users.ts";

export const gritworks: GymDesign = {
  name: "Gritworks Leeds",
  location: "Canal Road, Leeds",
  about:
    "A bouldering hall in an old wool mill by the canal. A cave, two boulders to walk round, and a kettle that is always on.",
  gradeScale: { system: "v", grades: getSystemGrades("v").slice(0, 12) },
  gradeTargets: [
    { grade: "VB", count: 4 },
    { grade: "V0", count: 7 },
    { grade: "V1", count: 8 },
    { grade: "V2", count: 9 },
    { grade: "V3", count: 10 },
    { grade: "V4", count: 10 },
    { grade: "V5", count: 8 },
    { grade: "V6", count: 5 },
    { grade: "V7", count: 3 },
    { grade: "V8", count: 2 },
  ],
  labelPrefix: "",
  sections: gritworksSections,
  circuits: gritworksCircuits,
  accounts: gritworksAccounts,
  climbers: gritworksClimbers,
  notes: gritworksNotes,
  scene: gritworksScene,
  photoWidth: 768,
};
