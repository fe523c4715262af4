import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks. Width, label and focus do not change. */
  isBusy?: boolean;
}

export function Button({
  variant = "secondary",
  size = "medium",
  isBusy = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      {...(isBusy && { "aria-busy": true, "aria-disabled": true })}
      data-variant={variant}
      data-size={size}
      onClick={isBusy ? preventDefault : onClick}
    >
      {isBusy ? <BusySpinner hasIcon={Boolean(icon)} /> : icon}
      <span>{children}</span>
    </StyledButton>
  );
}

/** Replaces the icon. Without an icon, it is inside the padding, so the width does not change. */
function BusySpinner({ hasIcon }: { hasIcon: boolean }) {
  return hasIcon ? (
    <Spinner size={18} />
  ) : (
    <SpinnerSlot>
      <Spinner size={16} />
    </SpinnerSlot>
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

const StyledButton = styled.button`
  ${buttonStyles}
`;

/** The negative margins cancel the spinner's width. The label moves to make room. */
const SpinnerSlot = styled.span`
  display: grid;
  margin: 0 -12px;

  & + span {
    transform: translateX(8px);
  }
`;
