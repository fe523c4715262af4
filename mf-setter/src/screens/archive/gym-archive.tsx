import { circuitQueries, setQueries } from "@topout/shared/api";
import { listArchivedRoutes } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { styled, useQuery } from "@topout/shared/platform";
import { ErrorState, PagedList, VisuallyHidden } from "@topout/shared/ui";

import { NO_FILTERS } from "../../features/archive/archive-filter.ts";
import { ArchiveList } from "../../features/archive/archive-list.tsx";
import { EmptyArchive, NoMatches } from "../../features/archive/empty-archive.tsx";
import { FilterBar } from "../../features/archive/filter-bar.tsx";
import { ArchiveSkeleton } from "./archive-skeleton.tsx";
import { useArchive } from "./use-archive.ts";
import { useRestoredText } from "./use-restored-text.ts";

/** The filters and the list of the archive. */
export function GymArchive({ gym }: { gym: Gym }) {
  const { seasons, filters, setFilters, pages } = useArchive(gym);
  const circuits = useQuery(circuitQueries.listByGym(gym.id));
  const sets = useQuery(setQueries.listByGym(gym.id));
  const { restoredText, handleRestored } = useRestoredText(sets.data);
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
      const hasFilter = Object.values(filters).some(Boolean);
      return hasFilter ? <NoMatches onReset={() => setFilters(NO_FILTERS)} /> : <EmptyArchive />;
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
      <FilterBar
        gym={gym}
        circuits={circuits.data ?? []}
        setters={pages.data?.pages[0]?.meta.setters ?? []}
        seasons={seasons}
        filters={filters}
        onChange={setFilters}
      />
      <Routes>{renderRoutes()}</Routes>
      <VisuallyHidden role="status">{restoredText}</VisuallyHidden>
    </>
  );
}

const Routes = styled.div`
  margin-top: 14px;
`;
