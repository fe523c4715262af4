import type { GradeScale, GradeSystem } from "@topout/shared/contract";
import { convertGrade, createGradeParser } from "@topout/shared/domain/grades";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";

interface ConvertedGradeProps {
  scale: GradeScale;
  system: GradeSystem;
  grade: string;
  isInText?: boolean;
}

/**
 * A range, because scales cannot be compared exactly. Nothing for a grade outside the scale, and for boulders in a scale of
 * roped routes.
 */
export function ConvertedGrade({ scale, system, grade, isInText = false }: ConvertedGradeProps) {
  const rank = createGradeParser(scale)(grade);
  const range = rank && convertGrade(scale, rank, system);
  if (!range) return null;
  const [lowest, highest] = range;
  return (
    <Grade data-in-text={isInText}>
      <span aria-hidden="true" translate="no">
        {lowest === highest ? lowest : `${lowest}–${highest}`}
      </span>
      <VisuallyHidden>{formatSpoken(system, lowest, highest)}</VisuallyHidden>
    </Grade>
  );
}

const SYSTEM_NAMES = { font: "Font", french: "French", uiaa: "UIAA" } as const;

/** "Font 6B to 6C". The grades of the V scale start with its name. */
function formatSpoken(system: GradeSystem, lowest: string, highest: string): string {
  if (system === "v") return lowest === highest ? lowest : `${lowest} to ${highest}`;
  const name = SYSTEM_NAMES[system];
  return lowest === highest ? `${name} ${lowest}` : `${name} ${lowest} to ${highest}`;
}

const Grade = styled.span`
  flex: none;
  padding-left: 7px;
  border-left: 1.5px solid ${color["line-strong"]};
  color: ${color["text-3"]};
  font: ${typography.small};
  font-weight: 460;
  line-height: 1;
  white-space: nowrap;

  &[data-in-text="true"] {
    margin-left: 7px;
  }
`;
