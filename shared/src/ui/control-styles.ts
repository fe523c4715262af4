import { css } from "@topout/shared/platform";
import { color, motion, radius, typography } from "@topout/shared/theme";

/** For inputs, text areas and selects. iOS zooms in on controls with a font below 16 px. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 0 14px;
  border: 1.5px solid ${color["line-strong"]};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font: ${typography.body};
  font-size: 1rem;
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color["text-3"]};
    opacity: 1;
  }

  &:focus-visible {
    border-radius: ${radius.md};
  }

  &[aria-invalid="true"] {
    border: 2px solid ${color.danger};
    padding: 0 13.5px;
  }

  &:disabled {
    background: ${color.sunken};
    color: ${color["text-3"]};
    cursor: not-allowed;
  }
`;

/** For a radio button that covers its label and draws its state, because Firefox 115 has no `:has()`. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  cursor: inherit;
`;
