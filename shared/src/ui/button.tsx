import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks. Width, label and focus stay. */
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
    <StyledButton
      type="button"
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      data-variant={variant}
      data-size={size}
      onClick={busy ? preventDefault : onClick}
    >
      {busy ? <BusySpinner hasIcon={Boolean(icon)} /> : icon}
      <span>{children}</span>
    </StyledButton>
  );
}

/** Replaces the icon. Without an icon it lies in the padding, so the button keeps its width. */
function BusySpinner({ hasIcon }: { hasIcon: boolean }) {
  return hasIcon ? (
    <Spinner size={18} />
  ) : (
    <InPadding>
      <Spinner size={16} />
    </InPadding>
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

const StyledButton = styled.button`
  ${buttonStyles}
`;

/** The negative margins cancel the spinner's width, and the label moves aside. */
const InPadding = styled.span`
  display: grid;
  margin: 0 -12px;

  & + span {
    transform: translateX(8px);
  }
`;
