import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatTimeAgo, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, type Skin, typography } from "@topout/shared/theme";
import { Button, Check, HoldGlyph, RouteThumbnail } from "@topout/shared/ui";

import { rowTarget } from "../../styles/row-target.ts";
import type { NoteGroup } from "./group-notes.ts";
import { NOTE_KIND_VIEWS } from "./note-kind-views.ts";

/** A group of notes with its route. */
export interface ShownGroup extends NoteGroup {
  readonly route: Route;
  readonly skin: Skin;
}

interface NoteRowProps {
  group: ShownGroup;
  isOpen: boolean;
  now: number;
  onOpen: (key: string) => void;
  /** Undefined for opinions. */
  onDone: ((group: ShownGroup) => void) | undefined;
}

export function NoteRow({ group, isOpen, now, onOpen, onDone }: NoteRowProps) {
  const { key, kind, route, skin, notes } = group;
  const { name, Icon, describe, describeDone } = NOTE_KIND_VIEWS[kind];
  const text = notes.find((note) => note.text !== null)?.text;

  return (
    <Row aria-current={isOpen || undefined}>
      <Thumbnail
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        holdSize={28}
      />
      <div>
        <h3>
          <Icon size={18} aria-hidden="true" />
          <OpenButton
            type="button"
            data-note={key}
            aria-label={describe(route.name)}
            onClick={() => onOpen(key)}
          >
            {name}
          </OpenButton>
        </h3>
        <RouteLine>
          <HoldGlyph skin={skin} size={16} />
          <b translate="no">{route.name}</b>
          <span>{formatDetails(group, now)}</span>
        </RouteLine>
        {text && <Quote>{`“${text}”`}</Quote>}
      </div>
      {onDone && (
        <DoneButton
          icon={<Check size={18} />}
          aria-label={describeDone(route.name)}
          onClick={() => onDone(group)}
        >
          <span>Done</span>
        </DoneButton>
      )}
    </Row>
  );
}

/** "Comp Wall · 2 hours ago · 3 climbers" */
const formatDetails = ({ route, newest, climberCount }: ShownGroup, now: number) =>
  [
    route.location,
    formatTimeAgo(newest.time, now),
    climberCount > 1 &&
      plural(climberCount, { one: "1 climber", other: `${climberCount} climbers` }),
  ]
    .filter(Boolean)
    .join(" · ");

const Thumbnail = styled(RouteThumbnail)`
  flex: none;
  width: 56px;
  height: 56px;
`;

const OpenButton = styled.button`
  font: inherit;
  text-align: start;
  ${rowTarget}
`;

const RouteLine = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  font: ${typography.small};

  > svg {
    flex: none;
  }

  > b {
    overflow: hidden;
    max-width: 60%;
    flex: none;
    font: ${typography.label};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    overflow: hidden;
    color: ${color["text-3"]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Quote = styled.p`
  overflow: hidden;
  font: ${typography.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const DoneButton = styled(Button)`
  position: relative;
  flex: none;

  ${media.phone} {
    gap: 0;
    width: 44px;
    padding: 0;

    > span:last-child {
      display: none;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 84px;
  padding: 12px 12px 12px 14px;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &[aria-current] {
    background: ${color["accent-soft"]};
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    gap: 3px;
    min-width: 0;
  }

  h3 {
    display: flex;
    gap: 6px;
    align-items: center;
    font: ${typography.h3};
  }
`;
