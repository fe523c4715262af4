import { lazyOptional } from "@topout/shared/ui";
import { Suspense, use } from "react";

import { SecondScaleContext } from "./second-scale-context.ts";

const ConvertedGrade = lazyOptional(
  async () => (await import("./converted-grade.tsx")).ConvertedGrade,
);

interface SecondGradeProps {
  /** The grade that the gym's setters typed. */
  grade: string;
  /** Whether it follows other text, instead of being the item of a row with a gap. */
  isInText?: boolean;
}

/** A grade in the user's second scale, after the gym's own. Loads only for users who have one. */
export function SecondGrade(props: SecondGradeProps) {
  const scales = use(SecondScaleContext);
  return (
    scales && (
      <Suspense>
        <ConvertedGrade {...scales} {...props} />
      </Suspense>
    )
  );
}
