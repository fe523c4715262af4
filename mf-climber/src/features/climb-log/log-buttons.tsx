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

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.25fr;
  gap: 10px;
`;
