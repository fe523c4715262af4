import type { Circuit } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { circuitInitials, circuitSkin, color, frame, media } from "@topout/shared/theme";
import { Bookmark, Chip } from "@topout/shared/ui";

import { FilterMenu } from "./filter-menu.tsx";
import type { FilterControls } from "./use-filters.ts";

interface FilterBarProps {
  circuits: readonly Circuit[];
  /** How many of the shown gym's routes are projects; undefined where nobody is signed in. */
  projects: number | undefined;
  /** How many routes of a circuit there are to show, by its id. */
  countOf: ReadonlyMap<string, number>;
  controls: FilterControls;
}

/** What is shown, on map and list together. Who is not signed in has only the circuits to choose from. */
export function FilterBar({ circuits, projects, countOf, controls }: FilterBarProps) {
  const { filters, change, toggleCircuit } = controls;
  const initials = circuitInitials(circuits);

  return (
    <Bar>
      {projects !== undefined && <FilterMenu filters={filters} change={change} />}
      <Chips role="group" aria-label="Filter by circuit">
        {projects !== undefined && (
          <ProjectsChip
            pressed={filters.projects}
            onClick={() => change({ projects: !filters.projects })}
          >
            <Bookmark size={17} aria-hidden="true" />
            Projects <Count>{projects}</Count>
          </ProjectsChip>
        )}
        {circuits.map((circuit) => (
          <Chip
            key={circuit.id}
            skin={circuitSkin(circuit)}
            initial={initials.get(circuit.id)}
            pressed={!filters.hiddenCircuits.includes(circuit.id)}
            onClick={() => toggleCircuit(circuit.id)}
          >
            {circuit.name} <Count>{countOf.get(circuit.id) ?? 0}</Count>
          </Chip>
        ))}
      </Chips>
    </Bar>
  );
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

/* Off is its usual state, and hides nothing: so it does not look switched off. */
const ProjectsChip = styled(Chip)`
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
