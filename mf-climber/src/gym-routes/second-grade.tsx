import { Suspense, use } from "react";

import type { Route } from "@topout/shared/contract";
import { lazyOptional } from "@topout/shared/ui";

import { SecondScaleContext } from "./second-scale-context.ts";

const ConvertedGrade = lazyOptional(
  async () => (await import("./converted-grade.tsx")).ConvertedGrade,
);

/** The grade of a route in the user's second scale, after the gym's own. Loads only for users who have one. */
export function SecondGrade({ route: { grade_rank } }: { route: Pick<Route, "grade_rank"> }) {
  const scales = use(SecondScaleContext);
  return (
    scales &&
    grade_rank && (
      <Suspense>
        <ConvertedGrade {...scales} rank={grade_rank} />
      </Suspense>
    )
  );
}
