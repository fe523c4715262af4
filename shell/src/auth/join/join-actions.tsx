import { isApiError } from "@topout/shared/api";
import type { InvitationOffer, User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Banner, Button, CircleAlert } from "@topout/shared/ui";

import { requestSignOut } from "../../access/request-sign-out.ts";
import { useAnswer } from "./use-answer.ts";

interface JoinActionsProps {
  token: string;
  invitation: InvitationOffer;
  user: User;
  onAnswered: () => void;
}

/** Accepts or declines the invitation. Only the account of the invited address can. */
export function JoinActions({ token, invitation, user, onAnswered }: JoinActionsProps) {
  const { accept, decline } = useAnswer(invitation.gym.id, onAnswered);
  const isOtherAccount = [accept, decline].some(({ error }) => isApiError(error, "FORBIDDEN"));

  return (
    <>
      {isOtherAccount ? (
        <Banner tone="danger" role="alert" icon={<CircleAlert size={18} />}>
          This invitation is for another address.
        </Banner>
      ) : (
        <>
          <Button
            variant="primary"
            size="large"
            isBusy={accept.isPending}
            onClick={() => accept.mutate({ token, invitation })}
          >
            Join the team
          </Button>
          <Button size="large" isBusy={decline.isPending} onClick={() => decline.mutate(token)}>
            Decline
          </Button>
        </>
      )}
      <Note>
        <span>{`You are logged in as ${user.username}. `}</span>
        <button type="button" onClick={requestSignOut}>
          Not you?
        </button>
      </Note>
    </>
  );
}

const Note = styled.p`
  color: ${color["text-3"]};
  font: ${typography.small};
  text-align: center;
  overflow-wrap: anywhere;

  > button {
    min-height: 44px;
    color: ${color["accent-text"]};
    font-weight: 620;
    text-decoration: underline;
  }
`;
