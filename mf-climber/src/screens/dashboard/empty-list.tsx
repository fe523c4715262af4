import { Button, Card, EmptyState, HoldGlyph, SlidersHorizontal } from "@topout/shared/ui";

interface NothingShownProps {
  /** Of the gym, whatever is filtered. */
  routes: number;
  noProjects: boolean;
  /** What was looked for; empty for everything. */
  words: string;
  onReset: () => void;
}

/** Why the list is empty, and what leads out of that. */
export function EmptyList({ routes, noProjects, words, onReset }: NothingShownProps) {
  const reset = <Button onClick={onReset}>Reset filters</Button>;

  return (
    <Card>
      {routes === 0 && (
        <EmptyState
          art={<HoldGlyph skin="green" state="unsent" size={42} />}
          title="No routes yet"
          hint="Once the setters put some up, they are here and on the map."
        />
      )}
      {routes > 0 && noProjects && (
        <EmptyState
          art={<HoldGlyph skin="violet" state="unsent" size={42} />}
          title="No projects yet"
          hint="Bookmark a route and it shows up here and on the map."
          action={reset}
        />
      )}
      {routes > 0 && !noProjects && (
        <EmptyState
          art={<SlidersHorizontal size={40} />}
          title="Nothing matches"
          hint={
            words
              ? `No route has “${words}” in its name, grade, location or style.`
              : "Every circuit or state is filtered out."
          }
          action={reset}
        />
      )}
    </Card>
  );
}
