import type { Route } from "@topout/shared/contract";
import type { ClimbCounts } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { Button, Check, Plus } from "@topout/shared/ui";

import { useLogClimb } from "./use-log-climb.ts";

interface LogButtonsProps {
  route: Route;
  /** One's own record until now. */
  tally: ClimbCounts | undefined;
  /** At the tap, before any server has answered. */
  onSend: () => void;
}

export function LogButtons({ route, tally, onSend }: LogButtonsProps) {
  const log = useLogClimb(route);

  const add = (sent: boolean) => {
    if (sent) onSend();
    log(sent, (tally?.[sent ? "sends" : "attempts"] ?? 0) + 1);
  };

  return (
    <Pair>
      <Button size="large" icon={<Plus size={20} aria-hidden="true" />} onClick={() => add(false)}>
        Add Attempt
      </Button>
      <Button
        size="large"
        variant="primary"
        icon={<Check size={20} aria-hidden="true" />}
        onClick={() => add(true)}
      >
        Add Send
      </Button>
    </Pair>
  );
}

/* One under the other where both words do not fit: narrow phones with large text. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  && > button {
    flex: 1 1 0;
    min-width: max-content;
    padding: 0 8px;
  }

  && > :last-child {
    flex-grow: 1.25;
  }
`;
