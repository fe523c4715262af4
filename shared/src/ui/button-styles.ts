import { css } from "@topout/shared/platform";
import { color, media, motion, radius, shadow, typography } from "@topout/shared/theme";

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
    --lit: ${color["accent-hover"]};
  }

  &[data-variant="secondary"],
  &[data-variant="bump"] {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.text};
    box-shadow: ${shadow[1]};
    --lit: ${color.surface};
    --lit-edge: ${color["line-strong"]};
  }

  &[data-variant="soft"] {
    background: ${color.hover};
    color: ${color.text};
    --lit: ${color.line};
  }

  &[data-variant="ghost"] {
    padding: 0 12px;
    color: ${color["accent-text"]};
    --lit: ${color["accent-soft"]};
  }

  &[data-variant="danger"] {
    background: ${color.danger};
    color: ${color["on-danger"]};
    --lit: ${color["danger-hover"]};
  }

  &[data-variant="dangerGhost"] {
    color: ${color["danger-text"]};
    --lit: ${color["danger-soft"]};
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
    --lit: ${color["bump-hover"]};
    --lit-edge: ${color["bump-hover"]};
  }
`;

const sizes = css`
  &[data-size="small"] {
    min-height: 36px;
    padding: 0 13px;
    border-radius: 11px;
    font-size: 13.5px;
  }

  &[data-size="large"] {
    min-height: 52px;
    border-radius: 16px;
    font-size: 16px;
  }
`;

/** What buttons and links that look like buttons share; the variant is in `data-variant`, the size in `data-size`. */
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
      background: var(--lit);
      border-color: var(--lit-edge, transparent);
    }
  }

  &:active {
    transform: translateY(1px) scale(0.99);
  }

  &:disabled {
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

    /* Else its words lie on a plate of the page's colour. */
    &[data-variant="primary"] {
      forced-color-adjust: none;
    }
  }
`;
