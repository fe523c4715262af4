import type { ReactNode } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Activity, Video } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Avatar } from "@topout/shared/ui";

import { formatTimeAgo } from "../../time/format-time-ago.ts";

interface UserHeaderProps {
  entry: Pick<Activity & Video, "user" | "username" | "has_profile_photo" | "time">;
  now: number;
  gymName?: string | undefined;
  /** Shown at the end of the row. */
  badge?: ReactNode;
}

/** The header of a card, with the user, the gym and the time. */
export function UserHeader({ entry, now, gymName, badge }: UserHeaderProps) {
  const { user, username, has_profile_photo, time } = entry;

  return (
    <Row>
      <ProfileLink to={paths.profile(username)}>
        <Avatar size={52} photo={imageUrls.avatar({ id: user, has_profile_photo })} />
        <div>
          <h2 translate="no">{username}</h2>
          <p>
            {gymName !== undefined && <span translate="no">{`${gymName} · `}</span>}
            <time dateTime={time}>{formatTimeAgo(time, now)}</time>
          </p>
        </div>
      </ProfileLink>
      {badge}
    </Row>
  );
}

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 11px;
  align-items: center;
  justify-content: space-between;
`;

const ProfileLink = styled(Link)`
  display: flex;
  flex: 1;
  gap: 11px;
  align-items: center;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  > div {
    min-width: 0;
  }

  h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
