import type { Gym, Invitation } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { useId } from "react";

import { InvitationRow } from "./invitation-row.tsx";

interface InvitationListProps {
  gym: Gym;
  invitations: readonly Invitation[];
  /** The date at the gym. */
  today: string;
}

/** The people who have not answered their invitation yet. */
export function InvitationList({ gym, invitations, today }: InvitationListProps) {
  const id = useId();

  if (invitations.length === 0) return null;
  return (
    <>
      <Title id={id}>Invited, not joined yet</Title>
      <ul aria-labelledby={id}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            gymId={gym.id}
            timeZone={gym.time_zone}
            today={today}
            invitation={invitation}
          />
        ))}
      </ul>
    </>
  );
}

const Title = styled.h3`
  padding: 12px 16px 6px;
  border-top: 1px solid ${color.line};
  color: ${color["text-3"]};
  font: ${typography.micro};

  & + ul > li:first-child {
    border-top: 0;
  }
`;
