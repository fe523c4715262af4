import { styled } from "@topout/shared/platform";
import { color, media, motion, radius, shadow } from "@topout/shared/theme";

import { type ButtonControlProps, DISABLED, getDisabledProps } from "./disabled-props.ts";

interface IconButtonProps extends Omit<ButtonControlProps, "aria-label"> {
  label: string;
  /** `solid`: for maps and photos. `danger`: turns red on hover. */
  variant?: "plain" | "solid" | "danger";
  size?: "small" | "medium";
}

export function IconButton({
  label,
  variant = "plain",
  size = "medium",
  type = "button",
  isDisabled,
  ...rest
}: IconButtonProps) {
  return (
    <Square
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      {...getDisabledProps(isDisabled)}
    />
  );
}

const Square = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  color: ${color["text-2"]};
  transition:
    background ${motion.fast},
    color ${motion.fast};

  /* Looks like 36 px, and reacts to touches within 44 px. */
  &[data-size="small"] {
    width: 36px;
    height: 36px;
    border-radius: 11px;

    &::after {
      content: "";
      position: absolute;
      inset: -4px;
    }
  }

  &[data-variant="solid"] {
    background: ${color.surface};
    border: 1px solid ${color.line};
    box-shadow: ${shadow[1]};
    color: ${color.text};
  }

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }

    &[data-variant="danger"]:hover {
      background: ${color["danger-soft"]};
      color: ${color["danger-text"]};
    }
  }

  &[aria-pressed="true"],
  &[aria-expanded="true"] {
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }

  &${DISABLED} {
    color: ${color["text-3"]};
    cursor: not-allowed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;
