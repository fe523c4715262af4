import { styled } from "@topout/shared/platform";
import { SecondGrade } from "@topout/shared/second-grade";
import { color, typography } from "@topout/shared/theme";

/** A longer grade is a text, which may break between its words. */
const LONGEST_RANGE = "VIII+ – IX-".length;

/** The grade in a `RouteTitle`. The second scale is below it if the line has no space for both. */
export const RouteGrade = ({ grade }: { grade: string }) => (
  <Clip>
    <Grades>
      <small data-range={grade.length <= LONGEST_RANGE}>{grade}</small>
      <SecondGrade grade={grade} />
    </Grades>
  </Clip>
);

/** Shrinks before the name does. Hides the separator of a second scale that starts a line. */
const Clip = styled.span`
  flex-shrink: 1000;
  overflow-x: clip;
`;

/** `SecondGrade` has 8.5 px before its text: the separator and the space after it. */
const Grades = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 1px 7px;
  align-items: center;
  margin-left: -8.5px;

  > small {
    padding-left: 8.5px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  > [data-range="true"] {
    white-space: nowrap;
  }
`;
