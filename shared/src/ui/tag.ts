import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A short label. Not interactive; see `Chip` for filters. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border-radius: 9px;
  background: ${color.hover};
  color: ${color["text-2"]};
  font: ${typography.small};
  font-weight: 560;
  white-space: nowrap;
`;
