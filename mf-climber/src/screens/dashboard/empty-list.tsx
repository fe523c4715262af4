import { Button, Card, EmptyState, HoldGlyph, SlidersHorizontal } from "@topout/shared/ui";

interface EmptyListProps {
  /** Number of routes before filtering. */
  routeCount: number;
  /** Whether only projects are visible and the user has none. */
  hasNoProjects: boolean;
  /** Whether only routes with a mark are visible. */
  hasMarks: boolean;
  /** The text of the search field. */
  query: string;
  onReset: () => void;
}

/** Explains why the list is empty and offers to reset the filters. */
export function EmptyList({ routeCount, hasNoProjects, hasMarks, query, onReset }: EmptyListProps) {
  const resetButton = <Button onClick={onReset}>Reset filters</Button>;

  return (
    <Card>
      {routeCount === 0 && (
        <EmptyState
          illustration={<HoldGlyph skin="green" state="unsent" size={42} />}
          title="No routes yet"
          hint="New routes will appear here and on the map."
        />
      )}
      {routeCount > 0 && hasNoProjects && (
        <EmptyState
          illustration={<HoldGlyph skin="violet" state="unsent" size={42} />}
          title="No projects yet"
          hint="Bookmark a route to see it here and on the map."
          action={resetButton}
        />
      )}
      {routeCount > 0 && !hasNoProjects && (
        <EmptyState
          illustration={<SlidersHorizontal size={40} />}
          title={hasMarks ? "Nothing matches" : "No matches"}
          hint={
            query
              ? `No route has “${query}” in its name, grade, location or style.`
              : "Your filters hide every route."
          }
          action={resetButton}
        />
      )}
    </Card>
  );
}
