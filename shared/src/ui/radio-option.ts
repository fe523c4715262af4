import { css } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** A label with an invisible radio button, its mark (`i`), and a name (`b`) above a hint (`small`). */
export const radioOption = css`
  position: relative;
  display: flex;
  gap: 12px;
  cursor: pointer;

  > i {
    position: relative;
    flex: none;
    width: 24px;
    height: 24px;
    border: 2px solid ${color["line-strong"]};
    border-radius: 50%;
    background: ${color.surface};
    pointer-events: none;
  }

  > input:checked + i {
    border: 7px solid ${color.accent};
  }

  > span {
    position: relative;
    pointer-events: none;
  }

  b {
    display: block;
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
