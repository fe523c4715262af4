import { useMe } from "@topout/shared/api";
import { applyBump } from "@topout/shared/api/activities";
import type { Activity, User } from "@topout/shared/contract";
import { styled, usePendingOperations, usePendingStatus } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { BumpButton, BumpLink } from "./bump-button.tsx";
import { BumpSummary } from "./bump-summary.tsx";
import { entryStyles } from "./entry-styles.ts";

/** The footer of a card, with the bump button and the users who bumped. */
export function Bumps({ activity: savedActivity }: { activity: Activity }) {
  const { isSignedIn, user } = useMe();
  const activity = usePendingBumps(savedActivity, user);
  const status = usePendingStatus(
    (operation) => operation.type === "toggleBump" && operation.activityId === activity.id,
  );

  return (
    <Footer>
      {isSignedIn ? <BumpButton activity={activity} me={user} /> : <BumpLink />}
      <BumpSummary activity={activity} />
      {status === "Waiting" && <Status>{status}</Status>}
    </Footer>
  );
}

/** Adds the bumps that the server has not stored yet. */
function usePendingBumps(activity: Activity, user: User | undefined): Activity {
  const operations = usePendingOperations();
  if (!user) return activity;
  return operations.reduce(
    (changed, operation) =>
      operation.type === "toggleBump" && operation.activityId === activity.id
        ? applyBump(changed, { activity: activity.id, isBumped: operation.isBumped, user })
        : changed,
    activity,
  );
}

const Footer = styled.footer`
  ${entryStyles.footer}
`;

const Status = styled.small`
  color: ${color["text-3"]};
  font: ${typography.small};
`;
