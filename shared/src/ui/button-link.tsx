import type { ReactNode } from "react";

import { Link, type LinkProps, styled } from "@topout/shared/platform";

import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink {...rest} data-variant={variant} data-size={size}>
      {icon}
      <span>{children}</span>
    </StyledLink>
  );
}

const StyledLink = styled(Link)`
  ${buttonStyles}
`;
