import { useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Field, Select, TextArea, TextInput } from "@topout/shared/ui";

import {
  type GradingDraft,
  listGrades,
  listSystemGrades,
  selectSystem,
  type validateGrading,
} from "./grading-draft.ts";

interface GradingFieldsProps {
  draft: GradingDraft;
  errors: ReturnType<typeof validateGrading>;
  onChange: (draft: GradingDraft) => void;
}

/** The scale, its grades and their targets. */
export function GradingFields({ draft, errors, onChange }: GradingFieldsProps) {
  const grades = listGrades(draft);
  const change = (fields: Partial<GradingDraft>) => onChange({ ...draft, ...fields });

  return (
    <>
      <Field label="Grade scale" hint="Climbers sort and filter routes by it.">
        <Select
          value={draft.system}
          onChange={({ target }) =>
            onChange(selectSystem(draft, target.value as GradingDraft["system"]))
          }
        >
          <option value="">None</option>
          <option value="v">V</option>
          <option value="font">Font</option>
          <option value="french">French</option>
          <option value="uiaa">UIAA</option>
          <option value="custom">Own list</option>
        </Select>
      </Field>
      {draft.system === "custom" ? (
        <Field
          label="Grades"
          hint="One a line, from the easiest to the hardest."
          error={errors.ownGrades}
        >
          <TextArea
            rows={8}
            value={draft.ownGrades}
            onChange={({ target }) => change({ ownGrades: target.value })}
          />
        </Field>
      ) : (
        draft.system !== "" && <GradeLimits draft={draft} onChange={change} />
      )}
      {grades.length > 0 && (
        <Targets
          grades={grades}
          draft={draft}
          error={errors.targets}
          onChange={(targets) => change({ targets })}
        />
      )}
    </>
  );
}

interface GradeLimitsProps {
  draft: GradingDraft;
  onChange: (fields: Partial<GradingDraft>) => void;
}

/** The easiest and the hardest grade. Neither can pass the other. */
function GradeLimits({ draft: { system, easiest, hardest }, onChange }: GradeLimitsProps) {
  const grades = listSystemGrades(system);
  return (
    <Limits>
      <Field label="Easiest grade">
        <Select value={easiest} onChange={({ target }) => onChange({ easiest: target.value })}>
          {grades.slice(0, grades.indexOf(hardest) + 1).map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </Select>
      </Field>
      <Field label="Hardest grade">
        <Select value={hardest} onChange={({ target }) => onChange({ hardest: target.value })}>
          {grades.slice(grades.indexOf(easiest)).map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </Select>
      </Field>
    </Limits>
  );
}

interface TargetsProps {
  grades: readonly string[];
  draft: GradingDraft;
  error: string | undefined;
  onChange: (targets: GradingDraft["targets"]) => void;
}

/** A field for each grade of the scale. */
function Targets({ grades, draft: { targets }, error, onChange }: TargetsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <Legend>Routes on the wall</Legend>
      <Hint id={id} data-tone={error === undefined ? "hint" : "error"}>
        {error ?? "How many your setters want of each grade. Empty fields have no target."}
      </Hint>
      <TargetGrid>
        {grades.map((grade) => (
          <Target key={grade}>
            <span translate="no">{grade}</span>
            <TextInput
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              aria-invalid={error !== undefined && !isNumber(targets[grade]) ? true : undefined}
              value={targets[grade] ?? ""}
              onChange={({ target }) => onChange({ ...targets, [grade]: target.value })}
            />
          </Target>
        ))}
      </TargetGrid>
    </fieldset>
  );
}

const isNumber = (text = "") => /^\d*$/.test(text.trim());

const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const Legend = styled.legend`
  font: ${typography.label};
`;

const Hint = styled.p`
  margin: 4px 0 10px;
  color: ${color["text-3"]};
  font: ${typography.small};

  &[data-tone="error"] {
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;

const TargetGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: 10px;
`;

const Target = styled.label`
  display: grid;
  gap: 4px;
  min-width: 0;
  font: ${typography.small};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
