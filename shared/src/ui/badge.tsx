import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

import { badgeStyles } from "./badge-styles.ts";

interface BadgeProps {
  tone?: "neutral" | "sent" | "attempted" | "accent" | "success" | "warning" | "danger";
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <Label data-tone={tone}>
      {icon}
      <span style={{ display: "contents" }}>{children}</span>
    </Label>
  );
}

const Label = styled.span`
  ${badgeStyles.box}

  > svg:first-child {
    ${badgeStyles.icon}
  }

  &[data-tone="sent"] {
    background: ${color.text};
    color: ${color.bg};
  }

  &[data-tone="attempted"] {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px ${color["line-strong"]};
  }

  &[data-tone="accent"] {
    ${badgeStyles.accent}
  }

  &[data-tone="success"] {
    background: ${color["success-soft"]};
    color: ${color.success};
  }

  &[data-tone="warning"] {
    background: ${color["warning-soft"]};
    color: ${color.warning};
  }

  &[data-tone="danger"] {
    background: ${color["danger-soft"]};
    color: ${color["danger-text"]};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
