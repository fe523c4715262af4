import type { ComponentProps } from "react";

import { auditQueries } from "@topout/shared/api/staff";
import { formatTotal, plural } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { useInfiniteQuery, useTypedSearchParams } from "@topout/shared/platform";
import {
  ButtonLink,
  Card,
  ChevronLeft,
  EmptyState,
  ErrorState,
  List,
  PagedList,
} from "@topout/shared/ui";

import { AuditFilters } from "../../features/audit-log/audit-filters.tsx";
import { EntriesSkeleton } from "../../lists/entries-skeleton.tsx";
import { EntryList } from "../../features/audit-log/entry-list.tsx";
import { ListHeader } from "../list-header.ts";
import { parseFilter } from "./parse-filter.ts";

/** /admin/audit */
function AuditScreen() {
  const [params, setParams] = useTypedSearchParams<"actor" | "object" | "action">();
  const pages = useInfiniteQuery(auditQueries.entries(parseFilter(params)));
  const total = pages.data?.pages[0]?.meta.total;
  const entries = pages.data?.pages.flatMap(({ data }) => data);

  return (
    <>
      <ListHeader>
        <div>
          <h1>Audit</h1>
          <p role="status">
            {total === undefined
              ? " "
              : plural(total, { one: "1 change", other: `${formatTotal(total)} changes` })}
          </p>
        </div>
        <ButtonLink to={paths.admin} icon={<ChevronLeft size={20} />}>
          Users
        </ButtonLink>
      </ListHeader>
      <AuditFilters params={params} onChange={setParams} />
      {pages.isPending && <EntriesSkeleton label="Loading changes…" />}
      {pages.isLoadingError && (
        <ErrorState
          title="The audit couldn't load"
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {entries && (
        <PagedList
          query={pages}
          rowCount={entries.length}
          label="Load more changes"
          error="More changes couldn't load."
        >
          <Entries entries={entries} onSelectObject={(object) => setParams({ object })} />
        </PagedList>
      )}
    </>
  );
}

export { AuditScreen as Component };

const Entries = (props: ComponentProps<typeof EntryList>) =>
  props.entries.length === 0 ? <NoChanges /> : <EntryList {...props} />;

const NoChanges = () => (
  <Card>
    <EmptyState
      illustration={<List size={40} />}
      title="No changes found"
      hint="Changes of roles, gyms, circuits, sets, routes and videos appear here."
    />
  </Card>
);
