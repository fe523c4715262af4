import type { ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts";
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
  icon,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const spinner = <Spinner size={icon ? 18 : 16} />;

  return (
    <Face
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && (busy ? spinner : icon)}
      {busy && !icon && <Tucked>{spinner}</Tucked>}
      <span>{children}</span>
    </Face>
  );
}

const Face = styled.button`
  ${buttonLook}
`;

/** Takes no width of its own: the spinner stands in the padding and the label makes room. */
const Tucked = styled.span`
  display: grid;
  margin: 0 -12px;

  & + span {
    transform: translateX(8px);
  }
`;
