import { imageUrls } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import {
  Avatar,
  ButtonLink,
  Eye,
  MapPin,
  Pencil,
  useMediaQuery,
  visuallyHidden,
} from "@topout/shared/ui";

import { AvatarRow, getAvatarSize } from "./profile-layout.ts";
import { HiddenNotice } from "./hidden-notice.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

interface ProfileHeaderProps {
  user: PublicUser;
  homeGymName: string | undefined;
  /** Whether the current user sees their own profile, not in the visitor view. */
  isOwn: boolean;
}

export function ProfileHeader({ user, homeGymName, isOwn }: ProfileHeaderProps) {
  const isDesktop = useMediaQuery(media.desktop);

  return (
    <>
      <AvatarRow>
        <Avatar photo={imageUrls.avatar(user)} size={getAvatarSize(isDesktop)} />
        <ProfileMenu profile={user} />
        {isOwn && (
          <Actions>
            <ViewLink to={{ search: "?view=visitor" }} replace icon={<Eye size={18} />}>
              View as a visitor
            </ViewLink>
            <ButtonLink to={paths.settings} icon={<Pencil size={18} />}>
              Edit profile
            </ButtonLink>
          </Actions>
        )}
      </AvatarRow>
      <div>
        <h1 translate="no">{user.display_name ?? `@${user.username}`}</h1>
        {user.display_name && <Username translate="no">{`@${user.username}`}</Username>}
        {homeGymName !== undefined && (
          <Gym>
            <MapPin size={17} />
            <span translate="no">{homeGymName}</span>
          </Gym>
        )}
      </div>
      {user.about !== "" && <About>{user.about}</About>}
      {isOwn && <HiddenNotice user={user} />}
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Only the icon is visible on phones, so that both links fit beside the avatar. */
const ViewLink = styled(ButtonLink)`
  ${media.phone} {
    width: 44px;
    padding: 0;

    > span {
      ${visuallyHidden}
    }
  }
`;

const Username = styled.p`
  color: ${color["text-2"]};
  overflow-wrap: anywhere;
`;

const Gym = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-top: 3px;
  color: ${color["text-2"]};

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }
`;

const About = styled.p`
  white-space: pre-line;
`;
