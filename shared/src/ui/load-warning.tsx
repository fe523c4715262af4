import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { TriangleAlert } from "./icons.ts";

/** The part of a TanStack query that the warning needs. */
interface LoadableQuery {
  readonly data: unknown;
  readonly isFetched: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadWarningProps {
  /** The keys are the messages, for example "Couldn't load your climbs." */
  queries: Readonly<Record<string, LoadableQuery>>;
}

/** Stays true during a retry, so that the warning stays visible. A disabled query has not failed. */
const hasFailed = ({ data, isFetched }: LoadableQuery) => isFetched && data === undefined;

/** Names the data that failed to load, with a Retry button. The screen still shows its other data. */
export function LoadWarning({ queries }: LoadWarningProps) {
  const failedQueries = Object.entries(queries).filter(([, query]) => hasFailed(query));
  if (failedQueries.length === 0) return null;

  return (
    <Banner
      role="alert"
      icon={<TriangleAlert size={20} aria-hidden="true" />}
      action={
        <Button
          isBusy={failedQueries.some(([, { isFetching }]) => isFetching)}
          onClick={() => failedQueries.forEach(([, query]) => void query.refetch())}
        >
          Retry
        </Button>
      }
    >
      {failedQueries.map(([message]) => message).join(" ")}
    </Banner>
  );
}
