import { imageUrls } from "@topout/shared/api";
import { invitationQueries } from "@topout/shared/api/account";
import { formatOffer, getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { useQuery } from "@topout/shared/platform";
import { Avatar, MenuLink } from "@topout/shared/ui";
import type { ComponentProps, ComponentType } from "react";

import { GymLabel } from "./gym-label.tsx";

interface InvitationLinksProps {
  /** Default: an item of the menu. */
  Row?: ComponentType<ComponentProps<typeof MenuLink>>;
}

/** The invitations that the user has not answered yet, at the end of the gym switcher. */
export function InvitationLinks({ Row = MenuLink }: InvitationLinksProps) {
  const { data: invitations = [] } = useQuery(invitationQueries.own());

  if (invitations.length === 0) return null;
  return (
    <>
      <hr />
      {invitations.map(({ token, gym, role, invited_by: inviter }) => (
        <Row
          key={gym.id}
          to={paths.join(token)}
          icon={<Avatar photo={imageUrls.avatar(inviter)} size={34} />}
        >
          <GymLabel>
            <span translate="no">{formatOffer(role, gym.name)}</span>
            <small>{`${getName(inviter)} invites you`}</small>
          </GymLabel>
        </Row>
      ))}
    </>
  );
}
