import { type ReactNode, useEffect, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { Button } from "./button.tsx";

interface PagedListProps {
  /** An infinite query. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly isPlaceholderData: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** The number of rows in the list. */
  rowCount: number;
  /** The text of the button. */
  label: string;
  /** Shown if the next page fails. */
  error: string;
  /** The list or the table. */
  children: ReactNode;
}

/** A list with a button that loads its next page. */
export function PagedList({ query, rowCount, label, error, children }: PagedListProps) {
  const { list, focusFirstNewRow } = useFocusFirstNewRow(rowCount);
  const handleClick = () => {
    focusFirstNewRow();
    void query.fetchNextPage();
  };

  return (
    <div ref={list} aria-busy={query.isPlaceholderData}>
      {children}
      {query.hasNextPage && (
        <Column>
          {query.isFetchNextPageError && <p role="alert">{`${error} Try again.`}</p>}
          <Button isBusy={query.isFetchingNextPage} onClick={handleClick}>
            {label}
          </Button>
        </Column>
      )}
    </div>
  );
}

/** Moves the focus to the first new row, because the button moves down or disappears. */
function useFocusFirstNewRow(rowCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number>(null);

  useEffect(() => {
    if (firstNewIndex.current === null || rowCount <= firstNewIndex.current) return;
    const row = list.current?.querySelectorAll("li, tbody > tr")[firstNewIndex.current];
    row?.querySelector<HTMLElement>("a, button")?.focus();
    firstNewIndex.current = null;
  }, [rowCount]);

  return { list, focusFirstNewRow: () => void (firstNewIndex.current = rowCount) };
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
