import { releaseQueries } from "@topout/shared/api/staff";
import { plural } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { useQuery } from "@topout/shared/platform";
import { ButtonLink, Card, ChevronLeft, EmptyState, ErrorState, List } from "@topout/shared/ui";

import { ReleaseList } from "../../features/releases/release-list.tsx";
import { EntriesSkeleton } from "../../lists/entries-skeleton.tsx";
import { ListHeader } from "../list-header.ts";

/** /admin/releases */
function ReleasesScreen() {
  const releases = useQuery(releaseQueries.list());

  return (
    <>
      <ListHeader>
        <div>
          <h1>Releases</h1>
          <p role="status">{releases.data ? formatReleaseCount(releases.data.length) : " "}</p>
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
      {releases.data?.length === 0 && <NoReleases />}
      {releases.data && <ReleaseList releases={releases.data} />}
    </>
  );
}

const formatReleaseCount = (count: number) =>
  plural(count, { one: "1 release", other: `${count} releases` });

export { ReleasesScreen as Component };

const NoReleases = () => (
  <Card>
    <EmptyState
      illustration={<List size={40} />}
      title="No releases yet"
      hint="Each release and rollback of a part of the app appears here, with the command that undoes it."
    />
  </Card>
);
