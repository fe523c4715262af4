import { Checkbox } from "@topout/shared/ui";

import type { Draft } from "../../features/unsaved-changes/draft.ts";
import { FieldCard } from "./field-card.tsx";

interface ClimbingCardProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export const ClimbingCard = ({ draft, onChange }: ClimbingCardProps) => (
  <FieldCard title="Climbing">
    <Checkbox
      label="Hide beta until I have sent"
      hint="Videos of routes you have not sent stay covered until you tap."
      checked={draft.guard_beta}
      onChange={(event) => onChange({ guard_beta: event.target.checked })}
    />
  </FieldCard>
);
