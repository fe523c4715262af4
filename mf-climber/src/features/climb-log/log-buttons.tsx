import type { Route } from "@topout/shared/contract";
import type { ClimbCounts } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { Button, Check, Plus } from "@topout/shared/ui";

import { useLogClimb } from "./use-log-climb.ts";

interface LogButtonsProps {
  route: Route;
  counts: ClimbCounts | undefined;
  /** Called on click, before the server responds. */
  onSend: () => void;
}

export function LogButtons({ route, counts, onSend }: LogButtonsProps) {
  const logClimb = useLogClimb(route);

  const handleClick = (sent: boolean) => {
    if (sent) onSend();
    void logClimb(sent, counts && counts[sent ? "sends" : "attempts"] + 1);
  };

  return (
    <Pair>
      <Button
        size="large"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => handleClick(false)}
      >
        Add Attempt
      </Button>
      <Button
        size="large"
        variant="primary"
        icon={<Check size={20} aria-hidden="true" />}
        onClick={() => handleClick(true)}
      >
        Add Send
      </Button>
    </Pair>
  );
}

/* The buttons wrap on narrow phones with large text. */
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
