import { circuitQueries } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { Link, styled, useQuery } from "@topout/shared/platform";
import { color, frame, getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { useSetterGym } from "../../route-writes/use-setter-gym.ts";
import { barLink } from "./bar-link.ts";
import { SetterLinks } from "./setter-links.tsx";

/** The row of circuits of Route Setting, as links to it. */
export function CircuitLinks() {
  const { gym } = useSetterGym();
  const { data: circuits = [] } = useQuery({
    ...circuitQueries.listByGym(gym?.id ?? ""),
    enabled: gym !== undefined,
  });
  const initials = getCircuitInitials(circuits);

  return (
    <Row>
      <Circuits aria-label="Circuits">
        {circuits.map((circuit) => (
          <Link key={circuit.id} to={`${paths.routeSetting}?circuit=${circuit.id}`}>
            <HoldGlyph skin={getCircuitSkin(circuit)} initial={initials.get(circuit.id)} />
            <span>{circuit.name}</span>
          </Link>
        ))}
      </Circuits>
      {gym && <SetterLinks gymId={gym.id} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  margin: 0 calc(-1 * ${frame.gut});
  border-bottom: 1px solid ${color.line};
`;

const Circuits = styled.nav`
  display: flex;
  gap: 4px;
  padding: 0 calc(${frame.gut} - 12px);
  overflow-x: auto;
  scrollbar-width: none;

  > a {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    padding: 0 13px;
    ${barLink}
  }
`;
