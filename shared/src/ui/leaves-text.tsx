import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { MARKS } from "./route-marks.ts";

/** A text such as "Leaves Tue 1 Dec", after an hourglass, the mark of routes with an announced day. */
export const LeavesText = ({ children }: { children: string }) => (
  <Text>
    <svg aria-hidden="true" viewBox="-4 -4 8 8" width="13" height="13">
      <path d={MARKS.leaving.path} fill="currentColor" />
    </svg>
    <span>{children}</span>
  </Text>
);

const Text = styled.span`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  color: ${color.text};
  font-weight: 620;

  > svg {
    flex: none;
  }
`;
