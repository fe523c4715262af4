import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { tileStyles } from "./tile-styles.ts";

/** A tile that says why a video cannot be played. */
export const NoticeTile = styled.div`
  ${tileStyles}
  gap: 6px;
  padding: 8px;
  border: 1px dashed ${color["line-strong"]};
  background: ${color.sunken};
  color: ${color["text-2"]};
  font: ${typography.micro};
`;
