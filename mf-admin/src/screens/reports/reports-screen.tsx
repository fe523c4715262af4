import type { Report } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { useRef } from "react";
import { frame, media } from "@topout/shared/theme";
import { Card, EmptyState, ErrorState, Flag, PagedList, useMediaQuery } from "@topout/shared/ui";

import { DecidedList } from "../../features/reports/decided-list.tsx";
import { OpenList } from "../../features/reports/open-list.tsx";
import { ReportDetail } from "../../features/reports/report-detail.tsx";
import { EntriesSkeleton } from "../../lists/entries-skeleton.tsx";
import { ReportsHeader } from "./reports-header.tsx";
import { useReports } from "./use-reports.ts";

/** /admin/reports, and with `gym` the reports of one gym. */
function ReportsScreen() {
  const reports = useReports();
  const { pages } = reports;
  const isDesktop = useMediaQuery(media.desktop);

  return (
    <>
      <ReportsHeader {...reports} isDesktop={isDesktop} onSelect={reports.select} />
      {pages.isPending && <EntriesSkeleton label="Loading reports…" />}
      {pages.isLoadingError && (
        <ErrorState
          title="The reports couldn't load"
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.data && <Queue {...reports} isDesktop={isDesktop} />}
    </>
  );
}

export { ReportsScreen as Component };

interface QueueProps extends ReturnType<typeof useReports> {
  isDesktop: boolean;
}

function Queue({ pages, open, decided, index, isDesktop, select }: QueueProps) {
  const selected = open[index];
  const listed = isDesktop ? open : [];
  const detail = useRef<HTMLDivElement>(null);
  const focusDetail = () => detail.current?.focus();
  const selectAndFocus = (report: Report) => {
    select(report);
    focusDetail();
  };
  return (
    <Columns data-open={open.length > 0}>
      <DetailColumn ref={detail} tabIndex={-1}>
        {selected ? (
          <ReportDetail key={selected.id} report={selected} onDecided={focusDetail} />
        ) : (
          <NoReports />
        )}
      </DetailColumn>
      <PagedList
        query={pages}
        rowCount={listed.length + decided.length}
        label="Load more reports"
        error="More reports couldn't load."
      >
        <Lists>
          {listed.length > 0 && (
            <OpenList reports={listed} selectedId={selected?.id} onSelect={selectAndFocus} />
          )}
          {decided.length > 0 && <DecidedList reports={decided} onDecided={focusDetail} />}
        </Lists>
      </PagedList>
    </Columns>
  );
}

const NoReports = () => (
  <Card>
    <EmptyState
      illustration={<Flag size={44} />}
      title="No open reports"
      hint="What people report shows up here. Decisions can be undone for 30 days."
    />
  </Card>
);

/** On desktop, the open report is beside the list. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  /* A focused control is never behind the pinned buttons. */
  :is(a, button, video) {
    scroll-margin-bottom: calc(${frame.bar} + var(--pinned, 0px) + 8px);
  }

  ${media.desktop} {
    &[data-open="true"] {
      grid-template-columns: minmax(0, 1fr) 500px;
      gap: 24px;
      align-items: start;

      > :first-child {
        position: sticky;
        top: calc(${frame.header} + 16px);
        grid-column: 2;
        grid-row: 1;
      }

      > :last-child {
        grid-column: 1;
        grid-row: 1;
      }
    }
  }
`;

/** Gets the focus when another report is shown, because its buttons are here, and those of the last one disappear. */
const DetailColumn = styled.div`
  scroll-margin-top: ${frame.header};
  outline: none;
`;

const Lists = styled.div`
  display: grid;
  gap: 18px;
`;
