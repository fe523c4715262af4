import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Spinner } from "@topout/shared/ui";

import { tileStyles } from "./tile-styles.ts";

/** Shown in place of a video until it is processed. */
export const ProcessingTile = () => (
  <Box role="status">
    <SpinnerBox>
      <Spinner />
    </SpinnerBox>
    Processing
  </Box>
);

const Box = styled.div`
  ${tileStyles}
  border: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const SpinnerBox = styled.span`
  color: ${color.accent};
`;
