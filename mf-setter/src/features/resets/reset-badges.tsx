import type { ReactNode } from "react";

import type { Reset } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Calendar } from "@topout/shared/ui";

import { ResetBadge } from "./reset-badge.tsx";

interface ResetBadgesProps {
  reset: Reset;
  leavesText: string | undefined;
}

/** The status of a reset, with who made it so, and the announced day. */
export const ResetBadges = ({ reset, leavesText }: ResetBadgesProps): ReactNode => (
  <Badges>
    <ResetBadge reset={reset} />
    <Publisher reset={reset} />
    {leavesText && (
      <Badge tone="accent" icon={<Calendar size={14} />}>
        {leavesText}
      </Badge>
    )}
  </Badges>
);

/** The user who published the reset, or who undid the publication. */
function Publisher({ reset: { undone_by, published_by } }: { reset: Reset }) {
  const user = undone_by ?? published_by;
  const name = user && getName(user);
  // A deleted account has no name.
  return name ? <span translate="no">{`by ${name}`}</span> : null;
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  margin-top: 4px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
