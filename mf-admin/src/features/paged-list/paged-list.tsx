import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button } from "@topout/shared/ui";

interface LoadMoreProps {
  /** An infinite query. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  label: string;
  /** Shown if the next page fails. */
  error: string;
}

/** The button below a list that loads its next page. */
export function LoadMore({ query, label, error }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Column>
      {query.isFetchNextPageError && <p role="alert">{error} Try again.</p>}
      <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 14px;

  > p {
    color: ${color["danger-text"]};
    font: ${typography.small};
    text-align: center;
  }
`;
