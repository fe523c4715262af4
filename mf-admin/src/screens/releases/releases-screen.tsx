import { releaseQueries } from "@topout/shared/api/staff";
import type { InstallationHealth, Release } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled, useQuery } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";
import {
  ButtonLink,
  Card,
  ChevronLeft,
  EmptyState,
  ErrorState,
  List,
  LoadWarning,
} from "@topout/shared/ui";

import { MissingHistory } from "../../features/releases/missing-history.tsx";
import { ReleaseList } from "../../features/releases/release-list.tsx";
import { ReleaseOverview } from "../../features/releases/release-overview.tsx";
import { EntriesSkeleton } from "../../lists/entries-skeleton.tsx";
import { ListHeader } from "../list-header.ts";

/** /admin/releases */
function ReleasesScreen() {
  const releases = useQuery(releaseQueries.list());
  const health = useQuery(releaseQueries.health());

  return (
    <>
      <ListHeader>
        <div>
          <h1>Releases</h1>
          {health.data && <p>{getSubtitle(health.data)}</p>}
        </div>
        <ButtonLink to={paths.admin} icon={<ChevronLeft size={20} />}>
          Users
        </ButtonLink>
      </ListHeader>
      {releases.isPending && <EntriesSkeleton label="Loading releases…" />}
      {releases.isLoadingError && (
        <ErrorState
          title="The releases couldn't load"
          error={releases.error}
          isRetrying={releases.isFetching}
          onRetry={() => void releases.refetch()}
        />
      )}
      {releases.data && (
        <>
          <LoadWarning queries={{ "Couldn't load the error reports.": health }} />
          <MissingHistory releases={releases.data} />
          <LoadedReleases releases={releases.data} health={health.data} />
        </>
      )}
    </>
  );
}

export { ReleasesScreen as Component };

function getSubtitle({ collects_reports, comparisons }: InstallationHealth): string {
  if (!collects_reports) return "This installation collects no error reports.";
  return comparisons.length > 0
    ? "Errors of the last 24 hours. For a gradual release: since its start"
    : "Errors of the last 24 hours";
}

interface LoadedReleasesProps {
  readonly releases: readonly Release[];
  /** Undefined while it loads and after an error. */
  readonly health: InstallationHealth | undefined;
}

function LoadedReleases({ releases, health }: LoadedReleasesProps) {
  if (releases.length === 0) return <NoReleases />;
  return (
    <>
      <ReleaseOverview
        releases={releases}
        health={health?.collects_reports === true ? health : undefined}
      />
      <HistoryTitle>History</HistoryTitle>
      <ReleaseList releases={releases} />
    </>
  );
}

const HistoryTitle = styled.h2`
  padding: 24px 0 10px;
  font: ${typography.h2};
`;

const NoReleases = () => (
  <Card>
    <EmptyState
      illustration={<List size={40} />}
      title="No releases yet"
      hint="Each release and rollback of a part of the app appears here, with the command that undoes it."
    />
  </Card>
);
