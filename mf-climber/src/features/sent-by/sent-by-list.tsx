import { imageUrls, routeQueries } from "@topout/shared/api";
import type { UserRef } from "@topout/shared/contract";
import { styled, useQuery, useUserList } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { AvatarStack, ChevronRight, LoadWarning } from "@topout/shared/ui";

import { formatSentBy } from "./format-sent-by.ts";

const MAX_AVATARS = 3;
const NO_USERS: readonly UserRef[] = [];

/** Shows who sent the route. A click opens the user list. */
export function SentByList({ routeId }: { routeId: string }) {
  const userList = useUserList();
  const sentBy = useQuery(routeQueries.sentBy(routeId));
  const { data } = sentBy;
  const users = data?.users ?? NO_USERS;

  if (sentBy.isFetched && !data) return <LoadWarning queries={{ "the Sent By list": sentBy }} />;
  return (
    <Row
      type="button"
      disabled={users.length === 0}
      onClick={() =>
        userList.open({
          title: "Sent By",
          users,
          moreCount: (data?.num_users ?? 0) - users.length,
        })
      }
    >
      {users.length > 0 && <AvatarStack users={users.map(toAvatar)} max={MAX_AVATARS} size={34} />}
      <span>
        <b>Sent By</b>
        <small>{data ? formatSentBy(data) : "…"}</small>
      </span>
      {users.length > 0 && <ChevronRight size={20} aria-hidden="true" />}
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

  &:disabled {
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
