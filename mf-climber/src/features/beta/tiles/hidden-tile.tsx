import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Clock } from "@topout/shared/ui";

import { tileStyles } from "./tile-styles.ts";

/** Visible only to the owner of a video that users have reported. */
export const HiddenTile = () => (
  <Box>
    <Clock size={24} aria-hidden="true" />
    <span>Hidden until staff has looked</span>
  </Box>
);

const Box = styled.div`
  ${tileStyles}
  gap: 6px;
  padding: 8px;
  border: 1px dashed ${color["line-strong"]};
  background: ${color.sunken};
  color: ${color["text-2"]};
  font: ${typography.micro};
`;
