import type { ReactNode } from "react";

import { imageUrls } from "@topout/shared/api";
import type { StaffNote } from "@topout/shared/contract";
import { formatSendCount, formatTimeAgo, getName } from "@topout/shared/domain";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { color, radius, shadow, typography } from "@topout/shared/theme";
import {
  Avatar,
  Button,
  Check,
  ChevronRight,
  EyeOff,
  HoldGlyph,
  RouteThumbnail,
} from "@topout/shared/ui";

import { rowTarget } from "../../styles/row-target.ts";
import type { ShownGroup } from "./note-row.tsx";

interface NoteDetailProps {
  group: ShownGroup;
  now: number;
  /** Below the route. */
  map?: ReactNode;
}

/** The route and all notes of a group. */
export const NoteDetail = ({ group, now, map }: NoteDetailProps) => (
  <>
    <RouteCard group={group} />
    {map}
    <Notes>
      {group.notes.map((note) => (
        <NoteItem key={note.id} note={note} now={now} />
      ))}
    </Notes>
    <Hint>
      <EyeOff size={17} aria-hidden="true" />
      <span>Only staff see this. Climbers see “The setters know”.</span>
    </Hint>
  </>
);

function RouteCard({ group: { route, skin } }: Pick<NoteDetailProps, "group">) {
  const panel = useRoutePanel();
  return (
    <RouteBox>
      <Thumbnail
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        holdSize={34}
      />
      <div>
        <h3>
          <HoldGlyph skin={skin} size={18} />
          <OpenButton type="button" translate="no" onClick={() => panel.open(route.id)}>
            {route.name}
          </OpenButton>
          <small>{route.grade}</small>
        </h3>
        <p>{route.location}</p>
        <p>{formatSendCount(route.climb_count)}</p>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </RouteBox>
  );
}

const NoteItem = ({ note, now }: { note: StaffNote; now: number }) => (
  <li>
    <Avatar photo={imageUrls.avatar(note.user)} size={34} />
    <div>
      {note.text === null ? <p className="missing">No text</p> : <p>{`“${note.text}”`}</p>}
      <small>
        <span translate="no">{getName(note.user)}</span>
        <span>{` · ${formatTimeAgo(note.time, now)}`}</span>
      </small>
    </div>
  </li>
);

interface NoteActionsProps {
  group: ShownGroup;
  isBusy: boolean;
  onStrip: () => void;
  onDone: () => void;
}

export const NoteActions = ({ group, isBusy, onStrip, onDone }: NoteActionsProps) => (
  <Actions>
    <Button size="large" onClick={onStrip}>
      {`Strip ${group.route.name}`}
    </Button>
    <Button
      variant="primary"
      size="large"
      icon={<Check size={20} />}
      isBusy={isBusy}
      onClick={onDone}
    >
      Done
    </Button>
  </Actions>
);

const Thumbnail = styled(RouteThumbnail)`
  flex: none;
  width: 76px;
  height: 76px;
`;

const OpenButton = styled.button`
  font: inherit;
  ${rowTarget}
`;

const RouteBox = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow[1]};

  > div {
    flex: 1;
    min-width: 0;
  }

  > svg {
    color: ${color["text-3"]};
  }

  h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    font: ${typography.h2};
  }

  h3 > small,
  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Notes = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: flex;
    gap: 11px;
    align-items: flex-start;
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .missing,
  small {
    color: ${color["text-3"]};
  }

  small {
    font: ${typography.small};
  }
`;

const Hint = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: ${color["text-3"]};
  font: ${typography.small};

  > svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
`;
