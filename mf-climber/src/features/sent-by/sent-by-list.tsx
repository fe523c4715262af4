import { imageUrls, routeQueries } from "@topout/shared/api";
import type { SentBy, UserRef } from "@topout/shared/contract";
import { styled, useQuery, useUserList } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { AvatarStack, ChevronRight, LoadWarning } from "@topout/shared/ui";

import { formatSentBy } from "./format-sent-by.ts";

const MAX_AVATARS = 3;
const NO_USERS: readonly UserRef[] = [];

/** Shows who sent the route. A click opens the user list. */
export function SentByList({ routeId }: { routeId: string }) {
  const sentBy = useQuery(routeQueries.sentBy(routeId));
  const { data } = sentBy;

  if (sentBy.isFetched && !data) {
    return <LoadWarning queries={{ "Couldn't load the Sent By list.": sentBy }} />;
  }
  return <SentByRow users={data?.users ?? NO_USERS} data={data} />;
}

interface SentByRowProps {
  users: readonly UserRef[];
  data: SentBy | undefined;
}

function SentByRow({ users, data }: SentByRowProps) {
  const userList = useUserList();
  const hasUsers = users.length > 0;
  const moreCount = (data?.num_users ?? 0) - users.length;
  const openList = () => userList.open({ title: "Sent By", users, moreCount });

  return (
    <Row
      type="button"
      aria-disabled={!hasUsers || undefined}
      onClick={hasUsers ? openList : undefined}
    >
      {hasUsers && <AvatarStack users={users.map(toAvatar)} max={MAX_AVATARS} size={34} />}
      <span>
        <b>Sent By</b>
        <small>{data ? formatSentBy(data) : "…"}</small>
      </span>
      {hasUsers && <ChevronRight size={20} aria-hidden="true" />}
    </Row>
  );
}

const toAvatar = (user: UserRef) => ({ id: user.id, photo: imageUrls.avatar(user) });

const Row = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  font: ${typography.small};

  &[aria-disabled] {
    cursor: default;
  }

  > span:last-of-type {
    flex: 1;
    min-width: 0;
  }

  b {
    display: block;
    font-weight: 680;
  }

  small {
    display: block;
    overflow: hidden;
    color: ${color["text-2"]};
    font: inherit;
    text-overflow: ellipsis;
  }

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }
`;
