import type { GymDesign } from "../../plan/gym-design.ts";
import { gritworksCircuits } from "./circuits.ts";
import { gritworksScene } from "./scene.ts";
import { gritworksSections } from "./sections.ts";
import { gritworksAccounts, gritworksClimbers } from "./users.ts";

export const gritworks: GymDesign = {
  name: "Gritworks Leeds",
  location: "Canal Road, Leeds",
  about:
    "A bouldering hall in an old wool mill by the canal. A cave, two boulders to walk round, and a kettle that is always on.",
  labelPrefix: "",
  sections: gritworksSections,
  circuits: gritworksCircuits,
  accounts: gritworksAccounts,
  climbers: gritworksClimbers,
  scene: gritworksScene,
  photoWidth: 768,
};
