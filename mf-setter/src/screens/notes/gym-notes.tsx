import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import {
  Card,
  EmptyState,
  ErrorState,
  PagedList,
  useMediaQuery,
  useMinute,
  Wrench,
} from "@topout/shared/ui";

import { isToFix } from "../../features/notes/group-notes.ts";
import { NoteRow, type ShownGroup } from "../../features/notes/note-row.tsx";
import { NotesSkeleton } from "./notes-skeleton.tsx";
import { NoteDialog, NotePanel } from "./open-note.tsx";
import { useNoteActions } from "./use-note-actions.ts";
import { useOpenNote } from "./use-open-note.ts";
import { useNoteGroups } from "./use-note-groups.ts";

/** The notes of a gym: what is to fix, and what climbers say. */
export function GymNotes({ gym }: { gym: Gym }) {
  const { pages, groups, failed } = useNoteGroups(gym.id);

  if (failed) {
    return (
      <ErrorState
        title="The notes couldn't load"
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!groups) return <NotesSkeleton />;
  return (
    <PagedList
      query={pages}
      rowCount={groups.length}
      label="Load more notes"
      error="More notes couldn't load."
    >
      <NoteList gym={gym} groups={groups} />
    </PagedList>
  );
}

interface NoteListProps {
  gym: Gym;
  groups: readonly ShownGroup[];
}

function NoteList({ gym, groups }: NoteListProps) {
  const isDesktop = useMediaQuery(media.desktop);
  const detail = useOpenNote(isDesktop);
  const now = useMinute();
  const actions = useNoteActions(groups, ({ key }) => {
    if (detail.value === key) detail.close();
  });
  const OpenNote = isDesktop ? NotePanel : NoteDialog;
  const open = groups.find(({ key }) => key === detail.value);
  const rowProps = (group: ShownGroup) => ({
    group,
    now,
    isOpen: group === open,
    onOpen: detail.open,
  });
  const toFix = groups.filter(isToFix);
  const opinions = groups.filter((group) => !isToFix(group));

  return (
    <Columns data-detail={isDesktop && open !== undefined}>
      <Sections>
        {toFix.length === 0 ? (
          <NothingToFix />
        ) : (
          <section aria-labelledby="notes-to-fix">
            <Title>
              <h2 id="notes-to-fix">To fix</h2>
            </Title>
            <Rows as="ul">
              {toFix.map((group) => (
                <NoteRow key={group.key} {...rowProps(group)} onDone={actions.markDone} />
              ))}
            </Rows>
          </section>
        )}
        {opinions.length > 0 && (
          <section aria-labelledby="notes-opinions">
            <Title>
              <h2 id="notes-opinions">What climbers say</h2>
              <span>last 30 days</span>
            </Title>
            <Rows as="ul">
              {opinions.map((group) => (
                <NoteRow key={group.key} {...rowProps(group)} onDone={undefined} />
              ))}
            </Rows>
          </section>
        )}
      </Sections>
      {open && (
        <OpenNote gym={gym} group={open} now={now} actions={actions} onClose={detail.close} />
      )}
    </Columns>
  );
}

const NothingToFix = () => (
  <Card>
    <EmptyState
      illustration={<Wrench size={44} />}
      title="Nothing to fix"
      hint="Loose holds and dangerous spots that climbers report show up here."
    />
  </Card>
);

const Columns = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;

  &[data-detail="true"] {
    grid-template-columns: minmax(0, 1fr) 468px;
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

const Title = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin: 0 2px 8px;

  > h2 {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Rows = styled(Card)`
  overflow: hidden;
`;
