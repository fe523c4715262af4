import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";

interface BannerProps {
  tone?: "warning" | "quiet" | "danger" | "ink";
  icon?: ReactNode;
  action?: ReactNode;
  role?: "status" | "alert";
  children: ReactNode;
}

export function Banner({ tone = "warning", icon, action, role, children }: BannerProps) {
  return (
    <Bar role={role} data-tone={tone}>
      {icon}
      <span>{children}</span>
      {action}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 10px 14px;
  border-radius: ${radius.md};
  font: ${typography.small};

  > span {
    flex: 1;
    min-width: 0;
  }

  &[data-tone="warning"] {
    background: ${color["warning-soft"]};

    > svg {
      color: ${color.warning};
    }
  }

  &[data-tone="quiet"] {
    background: ${color.sunken};
    color: ${color["text-2"]};
  }

  &[data-tone="ink"] {
    background: ${color.text};
    color: ${color.bg};

    > button {
      --hover-bg: transparent;
      color: inherit;
      text-decoration: underline;
    }
  }

  &[data-tone="danger"] {
    background: ${color["danger-soft"]};
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;
