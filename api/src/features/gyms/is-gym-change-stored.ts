import { isDeepStrictEqual } from "node:util";

import type { Layout } from "@topout/shared/contract";
import type { InferSelectModel } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import type { gyms } from "../../database/schema.ts";
import { haveSameContent } from "../../database/stored-checksums.ts";
import { applyGradingChange } from "./grade-scale.ts";

type GymRow = InferSelectModel<typeof gyms>;
type ChangedField = Exclude<keyof GymRow, "id" | "version">;
/** The new values. Undefined fields do not change. */
export type GymChange = { readonly [Field in ChangedField]?: GymRow[Field] | undefined };

/** Whether the gym has all values of the change, for example of a request whose response was lost. */
export async function isGymChangeStored(
  tx: Transaction,
  gym: GymRow,
  { image, layout, grade_scale, grade_targets, ...details }: GymChange,
): Promise<boolean> {
  const expected = {
    ...details,
    ...(layout && { layout: withStoredCodes(layout, gym.layout) }),
    ...applyGradingChange(gym, { grade_scale, grade_targets }),
  };
  const isSame = (Object.keys(expected) as (keyof typeof expected)[]).every(
    (field) => expected[field] === undefined || isEqualJson(expected[field], gym[field]),
  );
  if (!isSame || !image) return isSame;
  return gym.image !== null && haveSameContent(tx, [gym.image, image]);
}

/** An earlier request got codes for its new areas, and a repeated one has none. */
const withStoredCodes = (layout: Layout, stored: Layout): Layout => ({
  ...layout,
  areas: layout.areas.map((area, index) => ({
    ...area,
    code: area.code ?? stored.areas[index]?.code,
  })),
});

/** Compares values as PostgreSQL stores them: without the order of fields, and without undefined ones. */
const isEqualJson = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
