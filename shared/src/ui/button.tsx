import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { type ButtonControlProps, getDisabledProps } from "./disabled-props.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ButtonControlProps {
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
  isDisabled = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      data-variant={variant}
      data-size={size}
      onClick={onClick}
      {...getDisabledProps(isBusy || isDisabled)}
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
