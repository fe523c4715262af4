import { type ChangeEvent, useId, useState } from "react";

import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";
import { styled } from "@topout/shared/platform";
import { Field, HoldGlyph, Select, TextInput, useCloseBlocker } from "@topout/shared/ui";

import { FormDialog } from "../../route-writes/form-dialog.tsx";
import { useSetForm } from "./use-set-form.ts";

interface SetDialogProps {
  /** In display order. */
  circuits: readonly Circuit[];
  circuitId: string;
  /** The set to edit. Undefined for a new one. */
  set: RouteSet | undefined;
  onCreated: (set: RouteSet) => void;
  onClose: () => void;
}

/** Creates a set, or edits its date and name. */
export function SetDialog({ circuits, circuitId, set, ...callbacks }: SetDialogProps) {
  const id = useId();
  const [selectedId, setSelectedId] = useState(circuitId);
  const [hasEditedFields, setHasEditedFields] = useState(false);
  const blocker = useCloseBlocker({
    hasChanges: hasEditedFields || selectedId !== circuitId,
    onClose: callbacks.onClose,
  });
  const { form, getError, isSaving } = useSetForm({
    set,
    onCreated: (created) => {
      callbacks.onCreated(created);
      blocker.close();
    },
    onUpdated: blocker.close,
  });
  const handleChange = (event: ChangeEvent<HTMLFormElement>) => {
    form.onChange(event);
    setHasEditedFields(hasEdits(event.currentTarget));
  };

  return (
    <FormDialog
      blocker={blocker}
      title={set ? "Edit Set" : "New Set"}
      formId={id}
      submitLabel={set ? "Save set" : "Create set"}
      isBusy={isSaving}
    >
      <Fields id={id} {...form} onChange={handleChange}>
        {!set && (
          <CircuitField
            circuits={circuits}
            selectedId={selectedId}
            error={getError("circuit_id")}
            onSelect={setSelectedId}
          />
        )}
        <Field label="Date" error={getError("date")}>
          <TextInput type="date" name="date" defaultValue={toDateValue(set?.date)} required />
        </Field>
        <Field label="Name" note="Optional" error={getError("name")}>
          <TextInput
            name="name"
            maxLength={100}
            autoComplete="off"
            placeholder="Winter reset"
            defaultValue={set?.name ?? ""}
          />
        </Field>
      </Fields>
    </FormDialog>
  );
}

interface CircuitFieldProps {
  circuits: readonly Circuit[];
  selectedId: string;
  error: string | undefined;
  onSelect: (id: string) => void;
}

function CircuitField({ circuits, selectedId, error, onSelect }: CircuitFieldProps) {
  const circuit = circuits.find(({ id }) => id === selectedId);
  return (
    <Field label="Circuit" error={error}>
      <Select
        name="circuit_id"
        value={selectedId}
        image={
          circuit && (
            <HoldGlyph
              skin={getCircuitSkin(circuit)}
              initial={getCircuitInitials(circuits).get(circuit.id)}
              size={24}
            />
          )
        }
        onChange={(event) => onSelect(event.target.value)}
      >
        {circuits.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const hasEdits = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (control) => control instanceof HTMLInputElement && control.value !== control.defaultValue,
  );

/** The day of a set is in UTC. The default is today in the user's time zone. */
const toDateValue = (date: string | undefined): string =>
  date?.slice(0, 10) ?? new Intl.DateTimeFormat("en-CA").format(new Date());

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;
