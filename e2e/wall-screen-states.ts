import { paths } from "@topout/shared/paths";

import { fetchFirstGym } from "./first-gym.ts";
import { getLabelledArea } from "./labels.ts";
import type { ScreenState } from "./screen-state.ts";

/** The states of the screens that the labels at the walls open, and of the television. */
export const wallScreenStates: readonly ScreenState[] = [
  {
    screen: "the label of a wall",
    path: "/store",
    setUp: async (page) => {
      const { code } = await getLabelledArea(page);
      await page.goto(`/w/${code}`);
    },
    locate: (page) => page.getByRole("heading", { name: "On this wall" }),
  },
  {
    screen: "the television of a gym",
    path: "/store",
    setUp: async (page) => {
      const { id } = await fetchFirstGym(page);
      await page.goto(paths.television(id));
    },
    locate: (page) => page.getByRole("img", { name: "Gym map" }),
  },
  {
    screen: "an unknown label",
    path: "/w/2BCDFG",
    locate: (page) => page.getByRole("heading", { name: "Off route" }),
  },
];
