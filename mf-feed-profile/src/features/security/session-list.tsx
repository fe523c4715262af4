import { securityMutations, securityQueries } from "@topout/shared/api/account";
import type { Session } from "@topout/shared/contract";
import { formatDay, formatTimeAgo, plural } from "@topout/shared/domain";
import { notify, styled, useMutation, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Button, LoadWarning, LogOut, Skeleton } from "@topout/shared/ui";
import { useState } from "react";

import { SettingsRow } from "../../settings-card/settings-card.tsx";
import { useClock } from "../../time/use-clock.ts";

const INITIAL_COUNT = 5;

/** The devices on which the user is signed in. */
export function SessionList() {
  const sessions = useQuery(securityQueries.sessions());
  const [isExpanded, setIsExpanded] = useState(false);
  const now = useClock(Date.now);

  if (!sessions.data) {
    return sessions.isPending ? (
      <Skeleton style={{ height: 96 }} />
    ) : (
      <LoadWarning queries={{ "Couldn't load your sessions.": sessions }} />
    );
  }
  const { data } = sessions;
  const visibleSessions = isExpanded ? data : data.slice(0, INITIAL_COUNT);

  return (
    <>
      <SettingsRow
        title="Sessions"
        description="The devices you're signed in on."
        action={data.length > 1 && <SignOutOthersButton />}
      />
      <List aria-label="Sessions">
        {visibleSessions.map((session) => (
          <SessionItem key={session.id} session={session} now={now} />
        ))}
      </List>
      {visibleSessions.length < data.length && (
        <Button onClick={() => setIsExpanded(true)}>{formatShowAll(data.length)}</Button>
      )}
    </>
  );
}

const formatShowAll = (count: number) =>
  plural(count, { one: "Show 1 session", other: `Show all ${count} sessions` });

function SignOutOthersButton() {
  const endOthers = useMutation({
    ...securityMutations.endOtherSessions(),
    meta: { canRetry: true },
    onSuccess: () =>
      notify({
        type: "success",
        title: "Signed out everywhere else",
        message: "You're still signed in on this device.",
      }),
  });

  return (
    <Button
      icon={<LogOut size={18} />}
      isBusy={endOthers.isPending}
      onClick={() => endOthers.mutate()}
    >
      Sign out everywhere else
    </Button>
  );
}

const SessionItem = ({ session, now }: { session: Session; now: number }) => (
  <li>
    <span>
      <b>{session.agent || "Unknown device"}</b>
      <span>
        {session.current ? (
          `Signed in ${formatDay(session.created)}`
        ) : (
          <>
            <span>{"Last used "}</span>
            <time dateTime={session.last_seen}>{formatTimeAgo(session.last_seen, now)}</time>
            <span>{`, signed in ${formatDay(session.created)}`}</span>
          </>
        )}
      </span>
    </span>
    {session.current && <Badge tone="accent">This device</Badge>}
  </li>
);

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 8px 0;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  b {
    display: block;
    color: ${color.text};
    font-weight: 560;
  }
`;
