import { useState } from "react";

import { circuitQueries, setQueries } from "@topout/shared/api";
import { archiveQueries, listArchivedRoutes } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { styled, useInfiniteQuery, useQuery, useTypedSearchParams } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { ErrorState, PagedList, VisuallyHidden } from "@topout/shared/ui";

import {
  type ArchiveParams,
  NO_FILTERS,
  parseArchiveParams,
  toArchiveFilter,
} from "../../features/archive/archive-filter.ts";
import { ArchiveFilters } from "../../features/archive/archive-filters.tsx";
import { ArchiveList } from "../../features/archive/archive-list.tsx";
import { EmptyArchive, NoMatches } from "../../features/archive/empty-archive.tsx";
import { ArchiveSkeleton } from "./archive-skeleton.tsx";
import { useRestoredText } from "./use-restored-text.ts";

/** The archive of a gym, with its filters in the URL. */
export function GymArchive({ gym }: { gym: Gym }) {
  const [searchParams, setParams] = useTypedSearchParams<keyof ArchiveParams>();
  const params = parseArchiveParams(searchParams);
  const [now] = useState(() => new Date());
  const filter = toArchiveFilter(params, now);
  const pages = useInfiniteQuery(archiveQueries.pages(gym.id, filter));
  const circuits = useQuery(circuitQueries.listByGym(gym.id));
  const sets = useQuery(setQueries.listByGym(gym.id));
  const { restoredText, handleRestored } = useRestoredText(sets.data);
  const meta = pages.data?.pages[0]?.meta;
  const failed = [pages, circuits, sets].find(({ isLoadingError }) => isLoadingError);

  const renderRoutes = () => {
    if (failed) {
      return (
        <ErrorState
          title="The archive couldn't load"
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      );
    }
    if (!pages.data || !circuits.data || !sets.data) return <ArchiveSkeleton />;
    const routes = listArchivedRoutes(pages.data.pages);
    if (routes.length === 0) {
      const hasFilter = Object.keys(filter).length > 0;
      return hasFilter ? <NoMatches onReset={() => setParams(NO_FILTERS)} /> : <EmptyArchive />;
    }
    return (
      <PagedList
        query={pages}
        rowCount={routes.length}
        label="Load more routes"
        error="More routes couldn't load."
      >
        <ArchiveList
          gym={gym}
          circuits={circuits.data}
          routes={routes}
          isComplete={!pages.hasNextPage}
          onRestored={handleRestored}
        />
      </PagedList>
    );
  };

  return (
    <>
      <Total role="status">{meta?.total ? formatTotal(meta.total) : " "}</Total>
      <ArchiveFilters
        gym={gym}
        circuits={circuits.data ?? []}
        setters={meta?.setters ?? []}
        params={params}
        onChange={setParams}
      />
      <Routes>{renderRoutes()}</Routes>
      <VisuallyHidden role="status">{restoredText}</VisuallyHidden>
    </>
  );
}

const formatTotal = (total: number) =>
  total === 1
    ? "1 route, with its sends, photos and beta"
    : `${total} routes, with their sends, photos and beta`;

const Total = styled.p`
  min-height: 18px;
  margin-bottom: 12px;
  color: ${color["text-3"]};
  font: ${typography.small};
`;

const Routes = styled.div`
  margin-top: 14px;
`;
