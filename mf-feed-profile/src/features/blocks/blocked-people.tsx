import { imageUrls } from "@topout/shared/api";
import { blockMutations, blockQueries } from "@topout/shared/api/account";
import type { UserRef } from "@topout/shared/contract";
import { PersonName } from "@topout/shared/blocking";
import { notify, styled, useMutation, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Avatar, Button, Card, LoadWarning, Skeleton } from "@topout/shared/ui";
import { useRef } from "react";

/** The card of the settings with the users whom the current user has blocked. */
export function BlockedPeople() {
  const blocks = useQuery(blockQueries.mine());
  const { data } = blocks;
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Box as="section" aria-labelledby="blocked">
      <Heading>
        <h2 id="blocked" ref={heading} tabIndex={-1}>
          Blocked people
        </h2>
        {data && data.length > 0 && <span>{data.length}</span>}
      </Heading>
      <Hint>You and they do not see each other.</Hint>
      {blocks.isPending && <EmptySkeleton />}
      <LoadWarning queries={{ "Couldn't load the people you have blocked.": blocks }} />
      {data?.length === 0 && <Empty>You have not blocked anyone.</Empty>}
      {data && data.length > 0 && (
        <List aria-labelledby="blocked">
          {data.map((user) => (
            <BlockedPerson key={user.id} user={user} onUnblocked={() => heading.current?.focus()} />
          ))}
        </List>
      )}
    </Box>
  );
}

interface BlockedPersonProps {
  user: UserRef;
  /** Moves the focus, because the row with its button disappears. */
  onUnblocked: () => void;
}

function BlockedPerson({ user, onUnblocked }: BlockedPersonProps) {
  const unblock = useMutation({
    ...blockMutations.unblock(),
    onSuccess: onUnblocked,
    meta: { canRetry: true },
    afterSuccess: () => notify({ type: "success", title: `${user.username} is unblocked` }),
  });

  return (
    <li>
      <Avatar photo={imageUrls.avatar(user)} />
      <PersonName {...user} />
      <Button
        aria-label={`Unblock ${user.username}`}
        isBusy={unblock.isPending}
        onClick={() => unblock.mutate(user)}
      >
        Unblock
      </Button>
    </li>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 16px;
`;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  > h2 {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Hint = styled.p`
  color: ${color["text-3"]};
  font: ${typography.small};
`;

const Empty = styled.p`
  padding-top: 8px;
  color: ${color["text-2"]};
`;

/** As high as the usual result, so that the buttons below do not move under a finger. */
const EmptySkeleton = styled(Skeleton)`
  height: 22px;
  margin-top: 8px;
`;

const List = styled.ul`
  margin: 8px -16px -16px;
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 8px 16px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
