import { memo, useMemo } from "react";

import { setPreference, styled, usePreferences, useRoutePanel } from "@topout/shared/platform";

import type { GymRoutes } from "../../gym-routes/use-gym-routes.ts";
import type { ListedRoute } from "../../gym-routes/listed-route.ts";
import { CircuitSection } from "./circuit-section.tsx";
import { sectionsOf } from "./sections.ts";
import { sortRoutes } from "./sort-routes.ts";
import { SortSelect } from "./sort-select.tsx";

interface RouteListProps extends Pick<GymRoutes, "circuits" | "sets" | "listed" | "personal"> {
  shown: readonly ListedRoute[];
  /** Before its panel opens, so that the map shows which one it is. */
  onPick: (routeId: string) => void;
}

/** The gym's current routes by circuit, one circuit unfolded at a time: all that the map says, in words. */
export const RouteList = memo(function RouteList(props: RouteListProps) {
  const { circuits, sets, listed, personal, shown, onPick } = props;
  const sort = usePreferences((preferences) => preferences.sort);
  const opened = usePreferences((preferences) => preferences.openCircuit);
  const panel = useRoutePanel();
  const sections = useMemo(
    () =>
      sectionsOf({
        circuits,
        sets,
        listed: sortRoutes(listed, "name"),
        shown: sortRoutes(shown, sort),
      }),
    [circuits, sets, listed, shown, sort],
  );

  const open = (routeId: string) => {
    onPick(routeId);
    panel.open(routeId);
  };

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
            onOpenRoute={open}
          />
        );
      })}
    </>
  );
});

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
`;
