import type { ReactNode } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Activity, Video } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { Avatar } from "@topout/shared/ui";

import { entryStyles } from "./entry-styles.ts";
import { EntryTitle } from "./entry-title.tsx";

interface UserHeaderProps {
  entry: Pick<
    Activity & Video,
    "user" | "username" | "display_name" | "has_profile_photo" | "time"
  >;
  now: number;
  gymName?: string | undefined;
  /** Shown at the end of the row. */
  badge?: ReactNode;
}

/** The header of a card, with the user, the gym and the time. */
export function UserHeader({ entry, now, gymName, badge }: UserHeaderProps) {
  const { user, username, has_profile_photo } = entry;

  return (
    <Row>
      <ProfileLink to={paths.profile(username)}>
        <Avatar size={52} photo={imageUrls.avatar({ id: user, has_profile_photo })} />
        <div>
          <EntryTitle entry={entry} now={now} gymName={gymName} />
        </div>
      </ProfileLink>
      {badge}
    </Row>
  );
}

const Row = styled.header`
  ${entryStyles.row}
  flex-wrap: wrap;
  justify-content: space-between;
`;

const ProfileLink = styled(Link)`
  ${entryStyles.row}
  flex: 1;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  > div {
    min-width: 0;
  }

  h2 {
    ${entryStyles.name}
  }

  p {
    ${entryStyles.details}
  }
`;
