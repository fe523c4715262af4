import { teamMutations } from "@topout/shared/api/staff";
import type { Invitation } from "@topout/shared/contract";
import { formatRole, getDate } from "@topout/shared/domain";
import { notify, styled, useMutation } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Button, Mail, VisuallyHidden } from "@topout/shared/ui";

import { describeLink } from "./describe-time.ts";
import { TeamRow } from "./team-row.ts";

interface InvitationRowProps {
  gymId: string;
  timeZone: string | null;
  /** The date at the gym. */
  today: string;
  invitation: Invitation;
}

/** A pending invitation, in the list of the team. */
export function InvitationRow({ gymId, timeZone, today, invitation }: InvitationRowProps) {
  const withdraw = useMutation({
    ...teamMutations.withdrawInvitation(),
    afterSuccess: () => notify({ type: "success", title: "Invitation withdrawn" }),
  });
  const expires = getDate(new Date(invitation.expires_at), timeZone);

  return (
    <TeamRow>
      <Envelope aria-hidden="true">
        <Mail size={20} />
      </Envelope>
      <div>
        <b translate="no">{invitation.email}</b>
        <p>
          <span>{`${formatRole(invitation)} · ${describeLink(expires, today)}`}</span>
        </p>
      </div>
      <Button
        size="small"
        variant="ghost"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate({ gymId, id: invitation.id })}
      >
        Withdraw<VisuallyHidden>{` the invitation of ${invitation.email}`}</VisuallyHidden>
      </Button>
    </TeamRow>
  );
}

const Envelope = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1.5px dashed ${color["line-strong"]};
  border-radius: 50%;
  color: ${color["text-2"]};
`;
