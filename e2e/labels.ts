/** Helpers for the labels at the walls. */
import type { Page } from "@playwright/test";
import type { Area } from "@topout/shared/contract";

import { fetchFirstGym } from "./first-gym.ts";

/** Returns an area of the first gym with its code: that with the name, otherwise the first one. */
export async function getLabelledArea(page: Page, name?: string): Promise<Area> {
  const { areas } = (await fetchFirstGym(page)).layout;
  const area = areas.find((candidate) => candidate.name === (name ?? candidate.name));
  if (area?.code === undefined) throw new Error("The first gym has no such area with a code");
  return area;
}
