import { climbMutations, newClimb } from "@topout/shared/api";
import { styled, useMutation } from "@topout/shared/platform";
import { Button, Check, Plus } from "@topout/shared/ui";

interface LogButtonsProps {
  routeId: string;
  /** At the tap, before any server has answered. */
  onLog: (sent: boolean) => void;
}

export function LogButtons({ routeId, onLog }: LogButtonsProps) {
  const log = useMutation(climbMutations.log());

  const add = (sent: boolean) => {
    onLog(sent);
    log.mutate(newClimb(routeId, sent));
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
