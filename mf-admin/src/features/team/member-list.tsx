import { useMe } from "@topout/shared/api";
import type { Gym, Member } from "@topout/shared/contract";
import { comparePeople } from "@topout/shared/domain";
import { EmptyState, User } from "@topout/shared/ui";
import { useState } from "react";

import type { MemberDialogKind } from "./member-dialog-props.ts";
import { MemberDialogs } from "./member-dialogs.tsx";
import { MemberRow } from "./member-row.tsx";

interface MemberListProps {
  gym: Gym;
  members: readonly Member[];
  /** The date at the gym. */
  today: string;
}

/** The members of a team, with the dialogs to change and remove them. */
export function MemberList({ gym, members, today }: MemberListProps) {
  const { user } = useMe();
  const [dialog, setDialog] = useState<{ kind: MemberDialogKind; userId: string }>();
  const sorted = [...members].sort((a, b) => comparePeople(a.user, b.user));
  const openMember = members.find((member) => member.user.id === dialog?.userId);

  if (members.length === 0) {
    return (
      <EmptyState
        illustration={<User size={44} />}
        title="Nobody in the team yet"
        hint="Invite setters and managers by email."
      />
    );
  }
  return (
    <>
      <ul aria-label="Members">
        {sorted.map((member) => (
          <MemberRow
            key={member.user.id}
            member={member}
            gymId={gym.id}
            today={today}
            isSelf={member.user.id === user?.id}
            onOpenDialog={(kind) => setDialog({ kind, userId: member.user.id })}
          />
        ))}
      </ul>
      {dialog && openMember && (
        <MemberDialogs
          kind={dialog.kind}
          gym={gym}
          member={openMember}
          today={today}
          isSelf={openMember.user.id === user?.id}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
