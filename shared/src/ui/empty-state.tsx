import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";

import { tNuts } from "./t-nuts.ts";

interface EmptyStateProps {
  /** A hold or an icon, about 44 px. */
  illustration: ReactNode;
  title: string;
  hint?: string;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** For errors: screen readers announce them immediately. */
  role?: "alert";
}

export function EmptyState({ illustration, title, hint, action, role }: EmptyStateProps) {
  return (
    <Column role={role}>
      <Illustration aria-hidden="true">{illustration}</Illustration>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && <Action>{action}</Action>}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 34px 24px;
  text-align: center;

  > h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  > p {
    max-width: 36ch;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Illustration = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  margin-bottom: 8px;
  border-radius: 30px;
  background-color: ${color.sunken};
  color: ${color["text-2"]};
  ${tNuts}
`;

const Action = styled.div`
  margin-top: 8px;
`;
