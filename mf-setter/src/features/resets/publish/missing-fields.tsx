import { type Ref, useId, useState } from "react";

import type { DraftRoute } from "@topout/shared/platform";
import { getCircuitSkin } from "@topout/shared/theme";
import { CircleAlert } from "@topout/shared/ui";

import { NewGlyph } from "../../../reset-map/new-glyph.tsx";
import { RouteTextDialog } from "../../../route-writes/route-text-dialog.tsx";
import { ToggleChip } from "../../../styles/toggle-chip.ts";
import type { MissingField } from "./list-missing-fields.ts";
import { TodoChips, TodoRow, TodoTitle } from "./todo-row.ts";

const MAX_ROWS = 5;

interface MissingFieldsProps {
  /** The first row. */
  ref: Ref<HTMLDivElement>;
  missing: readonly MissingField[];
  onSave: (draft: DraftRoute) => void;
}

/** What new routes need before the reset can be published. A tap on a chip adds it. */
export const MissingFields = ({ ref, missing, onSave }: MissingFieldsProps) =>
  missing
    .slice(0, MAX_ROWS)
    .map((field, index) => (
      <MissingFieldRow
        key={field.draft.id}
        {...(index === 0 && { ref })}
        missing={field}
        onSave={(text) => onSave({ ...field.draft, [field.field]: text })}
      />
    ));

interface MissingFieldRowProps {
  ref?: Ref<HTMLDivElement>;
  missing: MissingField;
  onSave: (text: string) => void;
}

function MissingFieldRow({ ref, missing, onSave }: MissingFieldRowProps) {
  const titleId = useId();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { circuit, field, choices } = missing;

  return (
    <TodoRow ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <TodoTitle>
        <CircleAlert size={20} />
        {circuit && <NewGlyph skin={getCircuitSkin(circuit)} size={20} />}
        <h2 id={titleId}>{formatMissing(missing)}</h2>
        <small>before you publish</small>
      </TodoTitle>
      <TodoChips translate="no">
        {choices.map((choice) => (
          <ToggleChip key={choice} type="button" onClick={() => onSave(choice)}>
            {choice}
          </ToggleChip>
        ))}
        {field !== "style" && (
          <ToggleChip type="button" translate="yes" onClick={() => setIsDialogOpen(true)}>
            Other
          </ToggleChip>
        )}
      </TodoChips>
      {isDialogOpen && field !== "style" && (
        <RouteTextDialog
          field={field}
          initialText=""
          onSave={onSave}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </TodoRow>
  );
}

function formatMissing({ field, draft: { name } }: MissingField): string {
  switch (field) {
    case "name":
      return "A new route needs a name";
    case "grade":
      return `${name} needs a grade`;
    case "style":
      return `${name} needs a style`;
    case "location":
      return `${name} needs a location`;
  }
}
