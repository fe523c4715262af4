import * as z from "zod/mini";

/** The scales that everybody knows. V and Font are for boulders, French and UIAA for roped routes. */
export const GradeSystem = z.enum(["v", "font", "french", "uiaa"]);
export type GradeSystem = z.infer<typeof GradeSystem>;

/** The grades of a gym, easiest first. Those of a known system are grades of that system. */
export const GradeScale = z.object({
  system: z.enum([...GradeSystem.options, "custom"]),
  grades: z.array(z.string()),
});
export type GradeScale = z.infer<typeof GradeScale>;

/** How many routes of a grade the setters want on the wall. */
export const GradeTarget = z.object({ grade: z.string(), count: z.int() });
export type GradeTarget = z.infer<typeof GradeTarget>;

/** The positions in the grades of a scale, both inclusive. They are equal for a single grade. */
export const GradeRank = z.object({ min: z.number(), max: z.number() });
export type GradeRank = z.infer<typeof GradeRank>;
