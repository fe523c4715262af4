import type * as schema from "@topout/api/schema";
import type { Layout } from "@topout/shared/contract";

import { createDemoCode } from "./demo-code.ts";
import type { GymPlan } from "./demo-plan.ts";
import { createLayout } from "./plan/layout.ts";

/** The layout of a gym, whose areas have codes. */
export function createCodedLayout({ name: gym, sections }: GymPlan["design"]): Layout {
  const { lines, areas } = createLayout(sections);
  const toCode = (name: string) => createDemoCode("area", `${gym}:${name}`);
  return { lines, areas: areas.map((area) => ({ ...area, code: toCode(area.name) })) };
}

export const toAreaCodeRows = ({
  id: gymId,
  design,
}: GymPlan): (typeof schema.areaCodes.$inferInsert)[] =>
  createCodedLayout(design).areas.map(({ code, name }) => ({ code, gym_id: gymId, name }));
