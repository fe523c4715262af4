import { formatCount } from "@topout/shared/domain";
import { memo, useMemo } from "react";

import { setPreference, styled, usePreferences, useRoutePanel } from "@topout/shared/platform";
import { SearchField, VisuallyHidden } from "@topout/shared/ui";

import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { type GymRoute } from "../../gym-routes/gym-route.ts";
import { CircuitSection } from "./circuit-section.tsx";
import { SearchResults } from "./search-results.tsx";
import { groupByCircuit } from "./group-by-circuit.ts";
import { sortRoutes } from "./sort-routes.ts";
import { SortSelect } from "./sort-select.tsx";

interface RouteListProps extends Pick<GymRoutes, "circuits" | "sets" | "listed" | "personal"> {
  shown: readonly GymRoute[];
  /** What is looked for; empty for everything. */
  words: string;
  onSearch: (words: string) => void;
}

/**
 * The gym's current routes by circuit, one circuit unfolded at a time: all that the map says, in words. What is
 * looked for needs no unfolding.
 */
export const RouteList = memo(function RouteList(props: RouteListProps) {
  const { circuits, sets, listed, personal, shown, words, onSearch } = props;
  const sort = usePreferences((preferences) => preferences.sort);
  const opened = usePreferences((preferences) => preferences.openCircuit);
  const panel = useRoutePanel();
  const sorted = useMemo(() => sortRoutes(shown, sort), [shown, sort]);
  const sections = useMemo(
    () => groupByCircuit({ circuits, sets, listed: sortRoutes(listed, "name"), shown: sorted }),
    [circuits, sets, listed, sorted],
  );

  return (
    <>
      <Head>
        <h2>Routes</h2>
        <SortSelect />
      </Head>
      <SearchField
        label="Search routes"
        placeholder="Name, grade, location, style"
        maxLength={100}
        value={words}
        onSearch={onSearch}
      />
      <VisuallyHidden role="status">{words && formatCount(sorted.length, "route")}</VisuallyHidden>
      {words && sorted.length > 0 && <SearchResults routes={sorted} onOpen={panel.open} />}
      {!words &&
        sections.map((section) => {
          const { id } = section.circuit;
          return (
            <CircuitSection
              key={id}
              section={section}
              personal={personal}
              open={opened === id}
              onToggle={toggle}
              onOpenRoute={panel.open}
            />
          );
        })}
    </>
  );
});

const toggle = (circuitId: string, open: boolean) =>
  setPreference("openCircuit", open ? circuitId : null);

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
`;
