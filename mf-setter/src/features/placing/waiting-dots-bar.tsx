import { plural } from "@topout/shared/domain";
import { styled, useOutboxState, withOutbox } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { WifiOff } from "@topout/shared/ui";

/** While dots wait for a connection. */
export function WaitingDotsBar({ count }: { count: number }) {
  const isWaiting = useOutboxState((state) => state.isWaiting);
  if (!isWaiting || count === 0) return null;
  return (
    <Bar>
      <WifiOff size={20} />
      <p role="status">
        <b>You are offline.</b> <span>{formatWaiting(count)}</span>
      </p>
      <button type="button" onClick={() => void withOutbox((outbox) => outbox.replay())}>
        Try again
      </button>
    </Bar>
  );
}

const formatWaiting = (count: number) =>
  plural(count, {
    one: "1 dot waits on this phone.",
    other: `${count} dots wait on this phone.`,
  });

const Bar = styled.div`
  position: absolute;
  top: 10px;
  right: 10px;
  left: 10px;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 6px 14px;
  background: ${color.text};
  border-radius: ${radius.md};
  color: ${color.bg};
  font: ${typography.small};

  > p {
    flex: 1;
  }

  > button {
    min-height: 44px;
    color: inherit;
    font: ${typography.label};
    text-decoration: underline;
  }
`;
