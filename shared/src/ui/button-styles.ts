import { css } from "@topout/shared/platform";
import { color, media, motion, radius, shadow, typography } from "@topout/shared/theme";

import { DISABLED } from "./disabled-props.ts";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "soft"
  | "ghost"
  | "danger"
  | "dangerGhost"
  | "bump";

export type ButtonSize = "small" | "medium" | "large";

const variants = css`
  &[data-variant="primary"] {
    background: ${color.accent};
    color: ${color["on-accent"]};
    box-shadow: ${shadow.btn};
    --hover-bg: ${color["accent-hover"]};
  }

  &[data-variant="secondary"],
  &[data-variant="bump"] {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.text};
    box-shadow: ${shadow[1]};
    --hover-bg: ${color.surface};
    --hover-border: ${color["line-strong"]};
  }

  &[data-variant="soft"] {
    background: ${color.hover};
    color: ${color.text};
    --hover-bg: ${color.line};
  }

  &[data-variant="ghost"] {
    padding: 0 12px;
    color: ${color["accent-text"]};
    --hover-bg: ${color["accent-soft"]};
  }

  &[data-variant="danger"] {
    background: ${color.danger};
    color: ${color["on-danger"]};
    --hover-bg: ${color["danger-hover"]};
  }

  &[data-variant="dangerGhost"] {
    color: ${color["danger-text"]};
    --hover-bg: ${color["danger-soft"]};
  }

  &[data-variant="bump"] {
    padding: 0 16px 0 13px;
    border-radius: ${radius.full};
    box-shadow: none;
  }

  &[data-variant="bump"][aria-pressed="true"] {
    background: ${color.bump};
    border-color: ${color.bump};
    color: ${color["on-bump"]};
    --hover-bg: ${color["bump-hover"]};
    --hover-border: ${color["bump-hover"]};
  }
`;

const sizes = css`
  &[data-size="small"] {
    min-height: 36px;
    padding: 0 13px;
    border-radius: 11px;
    font-size: 0.84375rem;
  }

  &[data-size="large"] {
    min-height: 52px;
    border-radius: 16px;
    font-size: 1rem;
    white-space: normal;
  }
`;

/** For buttons and links that look like buttons. `data-variant` and `data-size` select the variant and the size. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 18px;
  border: 1.5px solid transparent;
  border-radius: ${radius.md};
  font: ${typography.label};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    transform ${motion.fast};

  ${variants}
  ${sizes}

  ${media.hover} {
    &:hover {
      background: var(--hover-bg);
      border-color: var(--hover-border, transparent);
    }
  }

  &:active {
    transform: translateY(1px) scale(0.99);
  }

  &${DISABLED} {
    background: ${color.sunken};
    border-color: transparent;
    color: ${color["text-3"]};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }

  &[aria-busy="true"] {
    cursor: progress;
    transform: none;
  }

  ${media.reducedMotion} {
    &:active {
      transform: none;
    }
  }

  ${media.forcedColors} {
    border-color: ButtonText;

    /* Without this, the browser paints a box in the page's colour behind the label. */
    &[data-variant="primary"] {
      forced-color-adjust: none;
    }
  }
`;
