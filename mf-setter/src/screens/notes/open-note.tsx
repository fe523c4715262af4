import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card, createLazyComponent, Dialog, IconButton, X } from "@topout/shared/ui";

import { isToFix } from "../../features/notes/group-notes.ts";
import { NoteActions, NoteDetail } from "../../features/notes/note-detail.tsx";
import { NOTE_KIND_VIEWS } from "../../features/notes/note-kind-views.ts";
import type { ShownGroup } from "../../features/notes/note-row.tsx";
import type { useNoteActions } from "./use-note-actions.ts";

const NoteMap = createLazyComponent(
  async () => (await import("../../features/notes/note-map.tsx")).NoteMap,
);

interface OpenNoteProps {
  gym: Gym;
  group: ShownGroup;
  now: number;
  actions: ReturnType<typeof useNoteActions>;
  onClose: () => void;
}

/** The detail of a group on phones and tablets. */
export const NoteDialog = ({ group, now, actions, onClose }: OpenNoteProps) => (
  <Dialog
    title={<Title group={group} />}
    onClose={onClose}
    footer={isToFix(group) && <Actions group={group} actions={actions} />}
  >
    <NoteDetail group={group} now={now} />
  </Dialog>
);

/** The detail of a group on desktop, beside the list, with a map. */
export const NotePanel = ({ gym, group, now, actions, onClose }: OpenNoteProps) => (
  <Panel as="aside" aria-label={NOTE_KIND_VIEWS[group.kind].describe(group.route.name)}>
    <header>
      <h2>
        <Title group={group} />
      </h2>
      <IconButton label="Close" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </header>
    <div>
      <NoteDetail
        group={group}
        now={now}
        map={<NoteMap gym={gym} route={group.route} skin={group.skin} fallback={<MapSpace />} />}
      />
    </div>
    {isToFix(group) && (
      <footer>
        <Actions group={group} actions={actions} />
      </footer>
    )}
  </Panel>
);

function Title({ group }: Pick<OpenNoteProps, "group">) {
  const { name, Icon } = NOTE_KIND_VIEWS[group.kind];
  return (
    <KindTitle>
      <Icon size={22} aria-hidden="true" />
      {name}
    </KindTitle>
  );
}

const Actions = ({ group, actions }: Pick<OpenNoteProps, "group" | "actions">) => (
  <NoteActions
    group={group}
    isBusy={actions.isPending}
    onStrip={() => actions.strip(group)}
    onDone={() => actions.markDone(group)}
  />
);

const KindTitle = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
`;

/** As high as the map. */
const MapSpace = styled.div`
  height: 146px;
`;

const Panel = styled(Card)`
  position: sticky;
  top: 16px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 12px 8px 4px 20px;
  }

  > header h2 {
    font: ${typography.h2};
  }

  > div {
    display: grid;
    gap: 12px;
    padding: 6px 20px 16px;
  }

  > footer {
    display: flex;
    padding: 14px 20px;
    border-top: 1px solid ${color.line};
  }
`;
