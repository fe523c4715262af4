import { imageUrls } from "@topout/shared/api";
import { formatOffer, getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Avatar, Card, ChevronRight, LinkRow } from "@topout/shared/ui";

import { useOpenInvitations } from "./use-open-invitations.ts";

/** The invitations that the user has not answered yet. */
export const InvitationCards = () =>
  useOpenInvitations().map(({ token, gym, role, invited_by: inviter }) => (
    <Frame key={gym.id}>
      <LinkRow to={paths.join(token)}>
        <Avatar photo={imageUrls.avatar(inviter)} />
        <span>
          <b>{formatOffer(role, gym.name)}</b>
          <small>{`${getName(inviter)} invites you`}</small>
        </span>
        <ChevronRight size={20} />
      </LinkRow>
    </Frame>
  ));

const Frame = styled(Card)`
  overflow: hidden;

  b {
    display: block;
    font: ${typography.h3};
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
