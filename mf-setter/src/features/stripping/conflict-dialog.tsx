import { imageUrls } from "@topout/shared/api";
import type { ConflictingReset } from "@topout/shared/contract";
import { formatDay, getName } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import {
  notify,
  type Operation,
  type OutboxEntry,
  styled,
  useOutboxState,
  withOutbox,
} from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Avatar, BoldValue, Button, Dialog } from "@topout/shared/ui";

import { formatRoutes } from "../../route-writes/format-routes.ts";
import { Board } from "./board.tsx";

type Marking = Extract<Operation, { type: "markRoutes" }>;

/** Marks that the server rejected, because other drafts take down some of the routes. */
interface MarkConflict {
  readonly entry: OutboxEntry;
  readonly marking: Marking;
  readonly others: readonly ConflictingReset[];
}

interface ConflictDialogProps {
  resetId: string;
  routes: readonly GymRoute[];
}

/** Asks what to do with routes that the draft of another setter takes down. */
export function ConflictDialog({ resetId, routes }: ConflictDialogProps) {
  const conflict = toConflict(
    useOutboxState(({ entries }) =>
      entries.find((entry) => toConflict(entry)?.marking.resetId === resetId),
    ),
  );
  if (!conflict) return null;

  const { others } = conflict;
  const leave = () => void leaveRoutes(conflict);
  const take = async () => {
    if (!(await takeRoutes(conflict))) return;
    notify({
      type: "success",
      title: formatRoutes(findRoutes(routes, others), {
        one: (name) => `${name} moved here`,
        other: (count) => `${count} routes moved here`,
      }),
      message: formatNotice(others[0]),
      action: { label: "Undo", run: () => void giveBack(conflict) },
    });
  };

  return (
    <Dialog
      title={<Title other={others[0]} />}
      onClose={leave}
      footer={
        <Choices>
          <Button size="large" onClick={() => void take()}>
            Move them here
          </Button>
          <Button size="large" variant="primary" data-autofocus onClick={leave}>
            Leave them
          </Button>
        </Choices>
      }
    >
      {others.map((other) => (
        <Other key={other.id}>
          <Board routes={routes.filter(({ route }) => other.routes.includes(route.id))} />
          <p>
            <Reason {...other} />
          </p>
        </Other>
      ))}
    </Dialog>
  );
}

function toConflict(entry: OutboxEntry | undefined): MarkConflict | undefined {
  if (entry?.state !== "rejected" || entry.operation.type !== "markRoutes") return undefined;
  const { conflicts: others } = entry;
  return others && { entry, marking: entry.operation, others };
}

/** Empty if the account of the setter was deleted. */
const getOwner = (other: ConflictingReset | undefined) => (other ? getName(other.created_by) : "");

const Title = ({ other }: { other: ConflictingReset | undefined }) => (
  <Owner>
    {other && <Avatar photo={imageUrls.avatar(other.created_by)} size={40} />}
    <span>
      {getOwner(other) === ""
        ? "Another setter takes these down"
        : `${getOwner(other)} takes these down`}
    </span>
  </Owner>
);

const formatNotice = (other: ConflictingReset | undefined) =>
  getOwner(other) === "" ? "Another setter sees it too." : `${getOwner(other)} sees it too.`;

function Reason({ name, created_at }: ConflictingReset) {
  const day = formatDay(created_at);
  if (name === null) {
    return `They are in a reset since ${day}. A route comes down in one reset only.`;
  }
  return (
    <BoldValue
      value={name}
      translate="no"
      format={(reset) =>
        `They are in the reset ${reset} since ${day}. A route comes down in one reset only.`
      }
    />
  );
}

function findRoutes(routes: readonly GymRoute[], others: readonly ConflictingReset[]) {
  const ids = new Set(others.flatMap((other) => other.routes));
  return routes.flatMap(({ route }) => (ids.has(route.id) ? [route] : []));
}

/** The same marks replace the rejected ones. */
const takeRoutes = ({ entry, marking }: MarkConflict) =>
  withOutbox((outbox) => outbox.enqueue({ ...marking, take: true }, entry.subject));

/** Keeps the marks without a conflict. */
const leaveRoutes = ({ entry, marking, others }: MarkConflict) =>
  withOutbox(async (outbox) => {
    const conflictingIds = new Set(others.flatMap(({ routes }) => routes));
    const routeIds = marking.routeIds.filter((id) => !conflictingIds.has(id));
    await outbox.discard(entry.id);
    if (routeIds.length > 0) await outbox.enqueue({ ...marking, routeIds }, entry.subject);
  });

const giveBack = ({ entry, others }: MarkConflict) =>
  withOutbox(async (outbox) => {
    for (const { id: resetId, routes: routeIds } of others) {
      await outbox.enqueue(
        { type: "markRoutes", resetId, routeIds, comesDown: true, take: true },
        entry.subject,
      );
    }
  });

const Owner = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
`;

/** On phones, the buttons share the width. */
const Choices = styled.div`
  display: flex;
  flex: 1;
  gap: 10px;
  justify-content: flex-end;

  > button {
    flex: 1;
  }

  ${media.tablet} {
    > button {
      flex: none;
    }
  }
`;

const Other = styled.section`
  > p {
    padding: 14px 0;
    color: ${color.text};
  }
`;
