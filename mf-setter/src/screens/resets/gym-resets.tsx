import { listResets, resetQueries } from "@topout/shared/api/staff";
import type { Gym, Reset } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import { styled, useInfiniteQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, EmptyState, ErrorState, PagedList, useMinute } from "@topout/shared/ui";

import { CalendarLink } from "../../features/resets/calendar-link.tsx";
import { DraftCard } from "../../features/resets/draft-card.tsx";
import { NewResetButton } from "../../features/resets/new-reset-button.tsx";
import {
  type ResetAction,
  ResetDialogs,
  useResetDialog,
} from "../../features/resets/reset-dialogs.tsx";
import { ResetMap } from "../../features/resets/reset-map.tsx";
import { ResetRow } from "../../features/resets/reset-row.tsx";
import { ResetsSkeleton } from "./resets-skeleton.tsx";

/** The resets of a gym, newest first. */
export function GymResets({ gym }: { gym: Gym }) {
  const pages = useInfiniteQuery(resetQueries.pages(gym.id));
  const { dialog, open, close } = useResetDialog();
  // The 24 hours for an undo can end while the list is open.
  const now = new Date(useMinute());
  const today = getDate(now, gym.time_zone);

  if (pages.isLoadingError) {
    return (
      <ErrorState
        title="The resets couldn't load"
        error={pages.error}
        isRetrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (!pages.data) return <ResetsSkeleton />;
  const resets = listResets(pages.data.pages);

  return (
    <>
      {resets.length === 0 ? (
        <NoResets gym={gym} />
      ) : (
        <PagedList
          query={pages}
          rowCount={resets.length}
          label="Load more resets"
          error="More resets couldn't load."
        >
          <ResetList
            gym={gym}
            resets={resets}
            now={now}
            onSelectAction={(action, resetId) => open({ action, resetId })}
          />
        </PagedList>
      )}
      <CalendarLink gymId={gym.id} />
      {dialog && (
        <ResetDialogs
          key={JSON.stringify(dialog)}
          gym={gym}
          dialog={dialog}
          resets={resets}
          today={today}
          onClose={close}
        />
      )}
    </>
  );
}

interface ResetListProps {
  gym: Gym;
  /** The newest first. */
  resets: readonly Reset[];
  now: Date;
  onSelectAction: (action: ResetAction, resetId: string) => void;
}

function ResetList({ resets, onSelectAction, ...view }: ResetListProps) {
  const newestDraft = resets.find(({ status }) => status === "draft");
  const others = resets.filter((reset) => reset !== newestDraft);
  return (
    <>
      {newestDraft && (
        <Newest as="ul" aria-label="Newest draft">
          <DraftCard
            {...view}
            reset={newestDraft}
            onSelectAction={(action) => onSelectAction(action, newestDraft.id)}
          />
        </Newest>
      )}
      {others.length > 0 && (
        <Rows as="ul" aria-label="Resets">
          {others.map((reset) => (
            <ResetRow
              key={reset.id}
              {...view}
              reset={reset}
              onSelectAction={(action) => onSelectAction(action, reset.id)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

const NoResets = ({ gym }: { gym: Gym }) => (
  <Card>
    <EmptyState
      illustration={<ResetMap gym={gym} areas={[]} />}
      title="No resets yet"
      hint="Plan what comes down and what goes up, then publish it all at once."
      action={<NewResetButton gymId={gym.id} variant="primary" />}
    />
  </Card>
);

const Newest = styled(Card)`
  margin-bottom: 14px;
`;

const Rows = styled(Card)`
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
