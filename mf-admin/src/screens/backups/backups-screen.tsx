import { operationQueries } from "@topout/shared/api/staff";
import type { Operations } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useQuery } from "@topout/shared/platform";
import { Archive, ButtonLink, Card, ChevronLeft, EmptyState, ErrorState } from "@topout/shared/ui";

import { OperationCards } from "../../features/operations/operation-cards.tsx";
import { EntriesSkeleton } from "../../lists/entries-skeleton.tsx";
import { ListHeader } from "../list-header.ts";

/** /admin/backups */
function BackupsScreen() {
  const operations = useQuery(operationQueries.list());

  return (
    <>
      <ListHeader>
        <div>
          <h1>Backups</h1>
          <p role="status">{operations.data ? formatState(operations.data) : " "}</p>
        </div>
        <ButtonLink to={paths.admin} icon={<ChevronLeft size={20} />}>
          Users
        </ButtonLink>
      </ListHeader>
      {operations.isPending && <EntriesSkeleton label="Loading backups…" />}
      {operations.isLoadingError && (
        <ErrorState
          title="The backups couldn't load"
          error={operations.error}
          isRetrying={operations.isFetching}
          onRetry={() => void operations.refetch()}
        />
      )}
      {operations.data &&
        (hasRun(operations.data) ? <OperationCards operations={operations.data} /> : <NoBackup />)}
    </>
  );
}

export { BackupsScreen as Component };

const getRuns = ({ backup, drill, check }: Operations) => [backup, drill, check];

const hasRun = (operations: Operations) => getRuns(operations).some((run) => run !== null);

function formatState(operations: Operations): string {
  if (getRuns(operations).some((run) => run !== null && run.failure !== null)) {
    return "Needs your attention";
  }
  return operations.backup ? "All is well" : "No backup yet";
}

const NoBackup = () => (
  <Card>
    <EmptyState
      illustration={<Archive size={40} />}
      title="No backup yet"
      hint="The last backup, drill and check of this server appear here. Its operator sets them up with BACKUP_TO and BACKUP_SCHEDULE."
    />
  </Card>
);
