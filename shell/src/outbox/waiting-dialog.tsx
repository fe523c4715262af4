import { describeOperation } from "@topout/shared/outbox/engine";
import { type OutboxEntry, styled, useOutboxState, withOutbox } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Dialog, IconButton, Trash2 } from "@topout/shared/ui";

import { isNotSaved } from "./is-not-saved.ts";

interface WaitingDialogProps {
  entries: readonly OutboxEntry[];
  onClose: () => void;
}

/** Lists the taps that the server has not stored. Those that it rejected or could not save can be discarded. */
export function WaitingDialog({ entries, onClose }: WaitingDialogProps) {
  const isClimbLimitReached = useOutboxState((state) => state.isClimbLimitReached);
  const retry = () => void withOutbox((outbox) => outbox.replay());

  return (
    <Dialog
      title="Waiting changes"
      onClose={onClose}
      footer={<Button onClick={retry}>Try now</Button>}
    >
      {entries.length === 0 ? (
        <p>Everything is saved.</p>
      ) : (
        <>
          <Hint>
            {isClimbLimitReached
              ? "You've logged a lot in the last hour. These are kept on this device, and we'll save them later."
              : "They're kept on this device and sent when you're back online."}
          </Hint>
          <Rows>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Rows>
        </>
      )}
    </Dialog>
  );
}

function getStatus({ state, message }: OutboxEntry) {
  if (state === "rejected") return message === undefined ? "Not saved" : `Not saved: ${message}`;
  if (state !== "failed") return "Waiting";
  return message === undefined ? "Not saved yet" : `Not saved yet: ${message}`;
}

function Entry({ entry }: { entry: OutboxEntry }) {
  const { id, operation, subject } = entry;
  const text = describeOperation(operation, subject);
  const discard = () =>
    void withOutbox(
      (outbox) => outbox.discard(id),
      "That couldn't be deleted from this device. Try again.",
    );

  return (
    <li>
      <span>
        <b>{text}</b>
        <small>{getStatus(entry)}</small>
      </span>
      {isNotSaved(entry) && (
        <IconButton label={`Discard: ${text}`} onClick={discard}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

const Hint = styled.p`
  margin-bottom: 8px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const Rows = styled.ul`
  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 52px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
