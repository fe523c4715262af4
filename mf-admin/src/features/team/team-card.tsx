import { teamQueries } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import { styled, useQuery } from "@topout/shared/platform";
import { Button, Card, ErrorState, Skeleton, UserPlus } from "@topout/shared/ui";
import { useState } from "react";

import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberList } from "./member-list.tsx";

/** The members and the open invitations of a gym, for its managers and for admins. */
export function TeamCard({ gym }: { gym: Gym }) {
  const [isInviting, setIsInviting] = useState(false);
  const [now] = useState(() => new Date());
  const today = getDate(now, gym.time_zone);

  return (
    <Card as="section" aria-label="Team">
      <Header>
        <h2>Team</h2>
        <Button size="small" icon={<UserPlus size={18} />} onClick={() => setIsInviting(true)}>
          Invite
        </Button>
      </Header>
      <Team gym={gym} today={today} />
      {isInviting && (
        <InviteDialog gymId={gym.id} today={today} onClose={() => setIsInviting(false)} />
      )}
    </Card>
  );
}

/** A manager who leaves may no longer read the team. The guard closes the screen. */
const meta = { handledErrors: ["FORBIDDEN"] } as const;

function Team({ gym, today }: { gym: Gym; today: string }) {
  const members = useQuery({ ...teamQueries.members(gym.id), meta });
  const invitations = useQuery({ ...teamQueries.invitations(gym.id), meta });

  if (members.data && invitations.data) {
    return (
      <>
        <MemberList gym={gym} members={members.data} today={today} />
        <InvitationList gym={gym} invitations={invitations.data} today={today} />
      </>
    );
  }
  if (members.isPending || invitations.isPending) return <Skeleton style={{ height: 132 }} />;
  return (
    <ErrorState
      title="The team couldn't load"
      error={members.error ?? invitations.error}
      variant="secondary"
      isRetrying={members.isFetching || invitations.isFetching}
      onRetry={() => void Promise.all([members.refetch(), invitations.refetch()])}
    />
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 14px 14px 14px 16px;
`;
