import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";

/** A toggle button in a row of choices. It sets `aria-pressed`. */
export const ToggleChip = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-height: 38px;
  padding: 0 14px;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color["text-2"]};
  font: ${typography.label};
  font-weight: 500;
  white-space: nowrap;

  &::after {
    content: "";
    position: absolute;
    inset: -3.5px;
  }

  &[aria-pressed="true"] {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
    font-weight: 640;
  }
`;
