import type { Circuit, GradeScale } from "@topout/shared/contract";
import { ROUTE_MARKS } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { createReturnState, paths } from "@topout/shared/paths";
import { styled, useLocation, useNavigate } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin, color, frame, media } from "@topout/shared/theme";
import { Bookmark, Chip, MARKS, MarkGlyph } from "@topout/shared/ui";

import { FilterMenu } from "./filter-menu.tsx";
import type { applyFilters } from "./filters.ts";
import { GradeChip } from "./grade-chip.tsx";
import type { FilterControls } from "./use-filters.ts";

interface FilterBarProps {
  circuits: readonly Circuit[];
  isVisitor: boolean;
  /** Number of the user's projects in this gym. Undefined for visitors, and if the projects failed to load. */
  projectCount: number | undefined;
  /** All routes on the wall. */
  routes: readonly GymRoute[];
  scale: GradeScale | null;
  /** What passes the filters. */
  filtered: ReturnType<typeof applyFilters>;
  controls: FilterControls;
}

/** The filters of the map and the list. Visitors can filter by mark and circuit. The other filters need an account. */
export function FilterBar(props: FilterBarProps) {
  const { circuits, isVisitor, projectCount, routes, scale, controls } = props;
  const { grades, countByCircuit, countByMark } = props.filtered;
  const { filters, change, toggleCircuit, toggleMark } = controls;
  const initials = getCircuitInitials(circuits);
  const marks = ROUTE_MARKS.filter((mark) => countByMark.has(mark));
  const logIn = useLogIn();

  return (
    <Bar>
      <FilterMenu
        controls={controls}
        marks={marks}
        routes={routes}
        scale={scale}
        onLogIn={isVisitor ? logIn : undefined}
      />
      <Chips role="group" aria-label="Filter routes">
        <NarrowingChip
          pressed={filters.onlyProjects}
          isDisabled={!isVisitor && projectCount === undefined}
          onClick={isVisitor ? logIn : () => change({ onlyProjects: !filters.onlyProjects })}
        >
          <Bookmark size={17} aria-hidden="true" />
          <span>{"Projects "}</span>
          {projectCount !== undefined && <Count>{projectCount}</Count>}
        </NarrowingChip>
        {scale && grades && (
          <GradeChip
            grades={scale.grades}
            range={grades}
            onRemove={() => change({ grades: null })}
          />
        )}
        {marks.map((mark) => (
          <NarrowingChip
            key={mark}
            pressed={filters.marks.includes(mark)}
            onClick={() => toggleMark(mark)}
          >
            <MarkGlyph mark={mark} />
            <span>{`${MARKS[mark].label} `}</span>
            <Count>{countByMark.get(mark)}</Count>
          </NarrowingChip>
        ))}
        {circuits.map((circuit) => (
          <Chip
            key={circuit.id}
            skin={getCircuitSkin(circuit)}
            initial={initials.get(circuit.id)}
            pressed={!filters.hiddenCircuits.includes(circuit.id)}
            onClick={() => toggleCircuit(circuit.id)}
          >
            <span>{`${circuit.name} `}</span>
            <Count>{countByCircuit.get(circuit.id) ?? 0}</Count>
          </Chip>
        ))}
      </Chips>
    </Bar>
  );
}

/** Opens the login screen, which returns to the current URL. */
function useLogIn() {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(paths.login, { state: createReturnState(location) });
}

const Bar = styled.div`
  position: relative;
  z-index: 8;
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
`;

const Chips = styled.div`
  display: flex;
  flex: 1;
  gap: 8px;
  min-width: 0;
  padding: 4px ${frame.gut} 4px 2px;
  margin-right: calc(${frame.gut} * -1);
  overflow-x: auto;
  scroll-padding: ${frame.gut};
  scrollbar-width: none;

  ${media.desktop} {
    margin-right: 0;
    padding-right: 2px;
  }
`;

/* All routes are shown while these filters are off. So a chip must not look disabled, unlike an unpressed circuit. */
const NarrowingChip = styled(Chip)`
  &&[aria-pressed="false"] {
    border-style: solid;
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 600;

    svg {
      opacity: 1;
    }
  }
`;

const Count = styled.span`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  opacity: 0.85;
`;
