import { useMe } from "@topout/shared/api";
import type { Activity } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { BumpButton, BumpLink } from "./bump-button.tsx";
import { BumpSummary } from "./bump-summary.tsx";

/** The footer of a card, with the bump button and the users who bumped. */
export function Bumps({ activity }: { activity: Activity }) {
  const { isSignedIn, user } = useMe();

  return (
    <Footer>
      {isSignedIn ? <BumpButton activity={activity} me={user} /> : <BumpLink />}
      <BumpSummary activity={activity} />
    </Footer>
  );
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
