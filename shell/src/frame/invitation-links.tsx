import { imageUrls } from "@topout/shared/api";
import { invitationQueries } from "@topout/shared/api/account";
import { formatOffer } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { styled, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Avatar, MenuLink } from "@topout/shared/ui";

/** The invitations that the user has not answered yet, at the end of the gym switcher. */
export function InvitationLinks() {
  const { data: invitations = [] } = useQuery(invitationQueries.own());

  if (invitations.length === 0) return null;
  return (
    <>
      <hr />
      {invitations.map(({ token, gym, role, invited_by: inviter }) => (
        <MenuLink
          key={gym.id}
          to={paths.join(token)}
          icon={<Avatar photo={imageUrls.avatar(inviter)} size={34} />}
        >
          <Name>
            <span translate="no">{formatOffer(role, gym.name)}</span>
            <small>{`${inviter.username} invites you`}</small>
          </Name>
        </MenuLink>
      ))}
    </>
  );
}

const Name = styled.span`
  display: grid;
  gap: 1px;
  min-width: 0;
  padding: 8px 0;
  overflow-wrap: anywhere;
  font: ${typography.h3};

  > small {
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 500;
  }
`;
