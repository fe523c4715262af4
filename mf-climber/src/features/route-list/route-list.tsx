import { useMemo } from "react";

import { setPreference, styled, usePreferences } from "@topout/shared/platform";

import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import type { ListedRoute } from "../../gym-routes/listed-route.ts";
import { CircuitSection } from "./circuit-section.tsx";
import { sectionsOf } from "./sections.ts";
import { sortRoutes } from "./sort-routes.ts";
import { SortSelect } from "./sort-select.tsx";

interface RouteListProps {
  gym: GymRoutes;
  shown: readonly ListedRoute[];
  onOpen: (routeId: string) => void;
}

/** The gym's current routes by circuit, one circuit unfolded at a time: all that the map says, in words. */
export function RouteList({
  gym: { circuits, sets, listed, personal },
  shown,
  onOpen,
}: RouteListProps) {
  const sort = usePreferences((preferences) => preferences.sort);
  const opened = usePreferences((preferences) => preferences.openCircuit);
  const sections = useMemo(() => {
    const sorted = sortRoutes(shown, sort);
    return sectionsOf({ circuits, sets, listed: sortRoutes(listed, "name"), shown: sorted });
  }, [circuits, sets, listed, shown, sort]);

  return (
    <>
      <Head>
        <h2>Routes</h2>
        <SortSelect />
      </Head>
      {sections.map((section) => {
        const { id } = section.circuit;
        return (
          <CircuitSection
            key={id}
            section={section}
            personal={personal}
            open={opened === id}
            onToggle={() => setPreference("openCircuit", opened === id ? null : id)}
            onOpenRoute={onOpen}
          />
        );
      })}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
`;
