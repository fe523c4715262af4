import type { InvitationOffer } from "@topout/shared/contract";
import { createReturnState, paths } from "@topout/shared/paths";
import { styled, useLocation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ButtonLink } from "@topout/shared/ui";

/** Both forms return to the invitation. */
export function VisitorActions({ invitation }: { invitation: InvitationOffer }) {
  const state = createReturnState(useLocation());

  return (
    <>
      <ButtonLink to={paths.register} state={state} variant="primary" size="large">
        Create an account to join
      </ButtonLink>
      <ButtonLink to={paths.login} state={state} size="large">
        Log in
      </ButtonLink>
      <Note>{`The link works until ${formatWeekday(invitation.expires_at)}.`}</Note>
    </>
  );
}

/** "Wed 2 Dec 2026", in the reader's time zone. Some browsers add a comma. */
const formatWeekday = (timestamp: string) =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  })
    .format(new Date(timestamp))
    .replace(",", "");

const Note = styled.p`
  color: ${color["text-3"]};
  font: ${typography.small};
  text-align: center;
`;
