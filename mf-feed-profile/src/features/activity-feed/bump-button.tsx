import { useState } from "react";

import type { Activity, User } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { createReturnState, paths } from "@topout/shared/paths";
import { keyframes, styled, useLocation, withOutbox } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, ButtonLink, HandFist } from "@topout/shared/ui";

interface BumpButtonProps {
  activity: Activity;
  /** Undefined while the current user is loading. */
  me: User | undefined;
}

/** A toggle button: `aria-pressed` is true if the current user has bumped. */
export function BumpButton({ activity, me }: BumpButtonProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const hasBumped = activity.reactions.some(({ id }) => id === me?.id);

  const toggle = () => {
    setWasPressed(true);
    const operation = {
      type: "toggleBump",
      activityId: activity.id,
      isBumped: !hasBumped,
    } as const;
    void withOutbox((outbox) => outbox.enqueue(operation, getName(activity)));
  };

  return (
    <StyledButton
      variant="bump"
      icon={<HandFist size={20} />}
      aria-pressed={hasBumped}
      isDisabled={!me}
      data-animated={wasPressed || undefined}
      onClick={toggle}
    >
      Bump
    </StyledButton>
  );
}

/** Links visitors to the login, which returns to this page. */
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

const bounce = keyframes`
  45% { transform: translateY(-5px) rotate(-9deg) scale(1.16); }
`;

const StyledButton = styled(Button)`
  &[data-animated][aria-pressed="true"] svg {
    animation: ${bounce} 420ms cubic-bezier(0.2, 1.6, 0.4, 1);
  }

  ${media.reducedMotion} {
    &[data-animated][aria-pressed="true"] svg {
      animation: none;
    }
  }
`;
