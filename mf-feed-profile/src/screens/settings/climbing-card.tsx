import type { GradeSystem } from "@topout/shared/contract";
import { Checkbox, Field, Select } from "@topout/shared/ui";

import type { Draft } from "../../features/unsaved-changes/draft.ts";
import { FieldCard } from "./field-card.tsx";

const SYSTEMS: readonly { readonly system: GradeSystem; readonly label: string }[] = [
  { system: "v", label: "V" },
  { system: "font", label: "Font" },
  { system: "french", label: "French" },
  { system: "uiaa", label: "UIAA" },
];

interface ClimbingCardProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export const ClimbingCard = ({ draft, onChange }: ClimbingCardProps) => (
  <FieldCard title="Climbing">
    <Field label="Second grade scale" hint="Beside the gym’s own grade: V4–V5 | 6B–6C">
      <Select
        value={draft.second_scale ?? ""}
        onChange={({ target }) =>
          onChange({
            second_scale: SYSTEMS.find(({ system }) => system === target.value)?.system ?? null,
          })
        }
      >
        <option value="">None</option>
        {SYSTEMS.map(({ system, label }) => (
          <option key={system} value={system}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
    <Checkbox
      label="Hide beta until I have sent"
      hint="Videos of routes you have not sent stay covered until you tap."
      checked={draft.guard_beta}
      onChange={(event) => onChange({ guard_beta: event.target.checked })}
    />
  </FieldCard>
);
