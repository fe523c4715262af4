import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

import type { GradeScale } from "@topout/shared/contract";
import type { RouteMark } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import {
  HoldGlyph,
  LogIn,
  MARKS,
  MarkGlyph,
  MenuItem,
  popoverStyles,
  useMenuPlacement,
  useOutsidePress,
  useOverlayAttribute,
} from "@topout/shared/ui";

import { GradeRangeField } from "./grade-range-field.tsx";
import type { FilterControls } from "./use-filters.ts";

const STATES = [
  { state: "sent", label: "Sent" },
  { state: "attempted", label: "Attempted" },
] as const;

export interface FilterDialogProps {
  id: string;
  /** Contains the dialog and its button. */
  root: RefObject<HTMLElement | null>;
  controls: FilterControls;
  /** The marks that routes of the gym have. */
  marks: readonly RouteMark[];
  /** All routes on the wall. */
  routes: readonly GymRoute[];
  scale: GradeScale | null;
  /** Set for visitors, who have no climbs to filter by. */
  onLogIn: (() => void) | undefined;
  onClose: () => void;
}

/** Filters routes by the user's climbs, by grade and by marks. */
export function FilterDialog(props: FilterDialogProps) {
  const { id, root, controls, marks, routes, scale, onLogIn, onClose } = props;
  const { filters, change } = controls;
  const dialog = useRef<HTMLDivElement>(null);
  useMenuPlacement(dialog);
  useOverlayAttribute("any");
  useOutsidePress(root, true, onClose);
  useEffect(() => dialog.current?.querySelector("button")?.focus(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
    root.current?.querySelector("button")?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) onClose();
  };

  return (
    <Popover
      ref={dialog}
      id={id}
      role="dialog"
      aria-label="Filter"
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <StateFilters controls={controls} onLogIn={onLogIn} />
      {scale && (
        <>
          <hr />
          <GradeRangeField
            grades={scale.grades}
            routes={routes}
            filters={filters}
            onChange={(grades) => change({ grades })}
          />
        </>
      )}
      {marks.length > 0 && <MarkFilters controls={controls} marks={marks} />}
    </Popover>
  );
}

const StateFilters = ({
  controls: { filters, change },
  onLogIn,
}: Pick<FilterDialogProps, "controls" | "onLogIn">) => (
  <>
    <Heading>Show on map and list</Heading>
    {STATES.map(({ state, label }) => (
      <MenuItem
        key={state}
        kind="checkbox"
        checked={filters[state]}
        isDisabled={onLogIn !== undefined}
        onSelect={() => change({ [state]: !filters[state] })}
        icon={<HoldGlyph skin="green" state={state} size={20} />}
      >
        {label}
      </MenuItem>
    ))}
    {onLogIn && (
      <MenuItem kind="button" onSelect={onLogIn} icon={<LogIn size={20} aria-hidden="true" />}>
        Log in to use these filters
      </MenuItem>
    )}
  </>
);

const MarkFilters = ({
  controls: { filters, toggleMark },
  marks,
}: Pick<FilterDialogProps, "controls" | "marks">) => (
  <>
    <Heading>Show only</Heading>
    {marks.map((mark) => (
      <MenuItem
        key={mark}
        kind="checkbox"
        checked={filters.marks.includes(mark)}
        onSelect={() => toggleMark(mark)}
        icon={<MarkGlyph mark={mark} size={20} />}
      >
        {MARKS[mark].label}
      </MenuItem>
    ))}
  </>
);

const Popover = styled.div`
  ${popoverStyles}
  width: min(334px, calc(100vw - 2 * var(--gut)));
`;

const Heading = styled.p`
  padding: 10px 12px 4px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;
