import { type FormEvent, useId, useState } from "react";

import type { Circuit, RouteSet } from "@topout/shared/contract";
import { plural, STYLE_TAGS } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Field, Select, useCloseBlocker } from "@topout/shared/ui";

import { formatSetTitle } from "../../route-writes/format-set-title.ts";
import { FormDialog } from "../../route-writes/form-dialog.tsx";
import { GradeInput } from "../../route-writes/grade-input.tsx";
import { StyleChips } from "../../route-writes/style-chips.tsx";
import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import { type BulkDialogProps, useBulkChange } from "./use-bulk-change.ts";

interface BulkEditDialogProps extends BulkDialogProps {
  /** In display order. */
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
}

/** The fields of the form. Empty fields change nothing. */
function useBulkEditForm(props: BulkDialogProps) {
  const [grade, setGrade] = useState("");
  const [setId, setSetId] = useState("");
  const [styles, setStyles] = useState<readonly string[]>([]);
  const [isDone, setIsDone] = useState(false);
  const isEmpty = grade.trim() === "" && setId === "" && styles.length === 0;
  const blocker = useCloseBlocker({ hasChanges: !isEmpty && !isDone, onClose: props.onClose });
  const mutation = useBulkChange({
    ...props,
    formatTitle: formatChanged,
    onClose: blocker.close,
    onDone: (failedIds) => {
      setIsDone(true);
      props.onDone(failedIds);
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || mutation.isBusy) return;
    const change = {
      ...(grade.trim() !== "" && { grade }),
      ...(setId !== "" && { set_id: setId }),
      ...(styles.length > 0 && { style: styles.join(",") }),
    };
    mutation.changeRoutes(change);
  };
  const fields = { grade, setGrade, setId, setSetId, styles, setStyles };
  return { ...mutation, ...fields, isEmpty, blocker, handleSubmit };
}

const formatTitle = (count: number) =>
  plural(count, { one: "Change 1 route", other: `Change ${count} routes` });

const formatChanged = (count: number) =>
  plural(count, { one: "1 route changed", other: `${count} routes changed` });

/** Changes the grade, the styles or the set of several routes. */
export function BulkEditDialog({ circuits, sets, ...props }: BulkEditDialogProps) {
  const id = useId();
  const form = useBulkEditForm(props);
  const { initialRoutes, failure, isBusy, isEmpty, blocker, handleSubmit } = form;

  const title = formatTitle(initialRoutes.length);
  if (failure) return <FailedRoutesDialog {...failure} onClose={props.onClose} />;
  return (
    <FormDialog
      blocker={blocker}
      title={title}
      formId={id}
      submitLabel={title}
      isBusy={isBusy}
      isDisabled={isEmpty}
    >
      <Fields id={id} onSubmit={handleSubmit}>
        <p>Empty fields stay unchanged.</p>
        <Field label="Grade">
          <GradeInput value={form.grade} onChange={(event) => form.setGrade(event.target.value)} />
        </Field>
        <Field label="Set">
          <Select value={form.setId} onChange={(event) => form.setSetId(event.target.value)}>
            <option value="">Keep the current set</option>
            <SetOptions circuits={circuits} sets={sets} />
          </Select>
        </Field>
        <div role="group" aria-labelledby={`${id}-style`}>
          <Label id={`${id}-style`}>Style</Label>
          <StyleChips
            styles={STYLE_TAGS}
            selected={form.styles}
            onToggle={(style) => form.setStyles(toggle(form.styles, style))}
          />
        </div>
      </Fields>
    </FormDialog>
  );
}

const toggle = (styles: readonly string[], style: string) =>
  styles.includes(style) ? styles.filter((other) => other !== style) : [...styles, style];

type SetOptionsProps = Pick<BulkEditDialogProps, "circuits" | "sets">;

/** The sets of the gym, by circuit. */
function SetOptions({ circuits, sets }: SetOptionsProps) {
  return circuits.map((circuit) => (
    <optgroup key={circuit.id} label={circuit.name}>
      {sets
        .filter((set) => set.circuit_id === circuit.id)
        .map((set) => (
          <option key={set.id} value={set.id}>
            {formatSetTitle(set)}
          </option>
        ))}
    </optgroup>
  ));
}

const Fields = styled.form`
  display: grid;
  gap: 16px;

  > p {
    color: ${color["text-2"]};
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: 8px;
  font: ${typography.label};
`;
