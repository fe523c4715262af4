import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import {
  Banner,
  Button,
  Delayed,
  EmptyState,
  Search,
  Skeleton,
  TriangleAlert,
  WifiOff,
} from "@topout/shared/ui";

import type { GymSearchResult } from "./use-gym-search.ts";

interface SearchProps {
  query: string;
  result: GymSearchResult;
}

/** A live region with the number of matches. */
export function SearchStatus({ query, result: { search, isOffline, total } }: SearchProps) {
  const isPending = query !== "" && search.isPending;
  const hasMatches = query !== "" && total > 0 && !isOffline;
  return (
    <Status role="status">
      {isPending
        ? "Searching"
        : hasMatches && plural(total, { one: "1 gym", other: `${total} gyms` })}
    </Status>
  );
}

/** What follows the matches. */
export function SearchState({ query, result, onClear }: SearchProps & { onClear: () => void }) {
  const { search, isOffline, total } = result;
  if (!query || isOffline) return null;
  if (search.isPending) return <SearchSkeleton />;
  if (!search.data) {
    return <SearchError isRetrying={search.isFetching} onRetry={() => void search.refetch()} />;
  }
  if (total === 0) return <NoGymFound query={query} onClear={onClear} />;
  return (
    search.hasNextPage && (
      <Button isBusy={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
        Load more
      </Button>
    )
  );
}

export const OfflineBanner = () => (
  <Banner tone="ink" role="status" icon={<WifiOff size={20} aria-hidden="true" />}>
    <b>You are offline.</b> These gyms are saved on this device.
  </Banner>
);

export const OfflineHint = () => <Hint>Search works again when you are back online.</Hint>;

const SKELETON_COUNT = 4;

const SearchSkeleton = () => (
  <Delayed aria-hidden="true">
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <SkeletonRow key={index}>
        <Skeleton style={{ width: 44, height: 44, borderRadius: 12 }} />
        <span>
          <Skeleton style={{ width: 124, height: 14 }} />
          <Skeleton style={{ width: 88, height: 11 }} />
        </span>
      </SkeletonRow>
    ))}
  </Delayed>
);

const NoGymFound = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <EmptyState
    illustration={<Search size={40} />}
    title="No gym found"
    hint={`Nothing called “${query}”. Check the spelling, or search for the town.`}
    action={<Button onClick={onClear}>Clear search</Button>}
  />
);

const SearchError = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <EmptyState
    role="alert"
    illustration={<TriangleAlert size={40} />}
    title="Search did not answer."
    action={
      <Button isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    }
  />
);

const Status = styled.p`
  padding: 6px 12px 0;
  color: ${color["text-2"]};
  font: ${typography.micro};

  &:empty {
    padding: 0;
  }
`;

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 12px;

  > span:last-child {
    display: grid;
    gap: 7px;
  }
`;

const Hint = styled.p`
  padding: 4px 12px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
