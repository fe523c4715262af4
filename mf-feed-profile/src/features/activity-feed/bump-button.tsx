import { useState } from "react";

import type { Activity, User } from "@topout/shared/contract";
import { reactionMutations } from "@topout/shared/api";
import { createReturnState, paths } from "@topout/shared/paths";
import { keyframes, styled, useLocation, useMutation } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, ButtonLink, HandFist } from "@topout/shared/ui";

interface BumpButtonProps {
  activity: Activity;
  /** Undefined until the account of who is signed in is known. */
  me: User | undefined;
}

/** Its label stays; whether it is pressed says whether I have bumped. */
export function BumpButton({ activity, me }: BumpButtonProps) {
  // In a row: of two quick taps the last one counts.
  const toggle = useMutation({
    ...reactionMutations.toggle(),
    scope: { id: `bump ${activity.id}` },
  });
  const [pressedHere, setPressedHere] = useState(false);
  const bumped = activity.reactions.some(({ id }) => id === me?.id);

  const press = () => {
    if (!me) return;
    setPressedHere(true);
    toggle.mutate({ activity: activity.id, bumped: !bumped, by: me });
  };

  return (
    <Fist
      variant="bump"
      icon={<HandFist size={20} />}
      aria-pressed={bumped}
      disabled={!me}
      data-lively={pressedHere || undefined}
      onClick={press}
    >
      Bump
    </Fist>
  );
}

/** Who is not signed in is led to the login, and back here from there. */
export function BumpLink() {
  const location = useLocation();
  return (
    <ButtonLink
      variant="bump"
      icon={<HandFist size={20} />}
      to={paths.login}
      state={createReturnState(location)}
    >
      Bump
    </ButtonLink>
  );
}

const lift = keyframes`
  45% { transform: translateY(-5px) rotate(-9deg) scale(1.16); }
`;

const Fist = styled(Button)`
  &[data-lively][aria-pressed="true"] svg {
    animation: ${lift} 420ms cubic-bezier(0.2, 1.6, 0.4, 1);
  }

  ${media.reducedMotion} {
    &[data-lively][aria-pressed="true"] svg {
      animation: none;
    }
  }
`;
