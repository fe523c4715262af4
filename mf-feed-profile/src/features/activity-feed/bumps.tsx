import { useMe } from "@topout/shared/api";
import { applyBump, type BumpToggle, reactionMutations } from "@topout/shared/api/activities";
import type { Activity } from "@topout/shared/contract";
import { styled, useMutationState } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { BumpButton, BumpLink } from "./bump-button.tsx";
import { BumpSummary } from "./bump-summary.tsx";

/** The footer of a card, with the bump button and the users who bumped. */
export function Bumps({ activity: savedActivity }: { activity: Activity }) {
  const { isSignedIn, user } = useMe();
  const activity = usePendingBumps(savedActivity);

  return (
    <Footer>
      {isSignedIn ? <BumpButton activity={activity} me={user} /> : <BumpLink />}
      <BumpSummary activity={activity} />
    </Footer>
  );
}

/** Adds the toggles that the server has not confirmed yet. After an error they disappear. */
function usePendingBumps(activity: Activity): Activity {
  const toggles = useMutationState({
    filters: { mutationKey: reactionMutations.key(), status: "pending" },
    select: ({ state }) => state.variables as BumpToggle,
  });
  return toggles.filter((toggle) => toggle.activity === activity.id).reduce(applyBump, activity);
}

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-top: 12px;
  padding-top: 10px;
  border-top: 1px solid ${color.line};
`;
