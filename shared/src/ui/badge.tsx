import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

interface BadgeProps {
  tone?: "neutral" | "sent" | "attempted" | "accent" | "success" | "warning";
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
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 0 9px;
  border-radius: 8px;
  background: ${color.sunken};
  color: ${color["text-2"]};
  font: ${typography.micro};
  font-weight: 680;
  white-space: nowrap;

  > svg:first-child {
    margin-left: -2px;
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
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }

  &[data-tone="success"] {
    background: ${color["success-soft"]};
    color: ${color.success};
  }

  &[data-tone="warning"] {
    background: ${color["warning-soft"]};
    color: ${color.warning};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
