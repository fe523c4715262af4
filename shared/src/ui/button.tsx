import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Keeps width, label and focus; a press does nothing until it is over. */
  busy?: boolean;
}

export function Button({
  variant = "secondary",
  size = "medium",
  busy = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type="button"
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      data-variant={variant}
      data-size={size}
      onClick={busy ? preventDefault : onClick}
    >
      {busy ? <Busy tucked={!icon} /> : icon}
      <span>{children}</span>
    </Face>
  );
}

/** In the icon's place; where there is none it stands in the padding. */
function Busy({ tucked }: { tucked: boolean }) {
  return tucked ? (
    <Tucked>
      <Spinner size={16} />
    </Tucked>
  ) : (
    <Spinner size={18} />
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

const Face = styled.button`
  ${buttonStyles}
`;

/** Takes no width of its own: the spinner stands in the padding and the label makes room. */
const Tucked = styled.span`
  display: grid;
  margin: 0 -12px;

  & + span {
    transform: translateX(8px);
  }
`;
