import { useId, useState } from "react";

import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";
import { styled } from "@topout/shared/platform";
import { Button, Dialog, Field, HoldGlyph, Select, TextInput } from "@topout/shared/ui";

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
export function SetDialog({ circuits, circuitId, set, onCreated, onClose }: SetDialogProps) {
  const id = useId();
  const [selectedId, setSelectedId] = useState(circuitId);
  const { form, getError, isSaving } = useSetForm({ set, onCreated, onClose });
  const circuit = circuits.find((other) => other.id === selectedId);

  return (
    <Dialog
      title={set ? "Edit Set" : "New Set"}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSaving}>
            {set ? "Save set" : "Create set"}
          </Button>
        </>
      }
    >
      <Fields id={id} {...form}>
        {!set && (
          <Field label="Circuit" error={getError("circuit_id")}>
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
              onChange={(event) => setSelectedId(event.target.value)}
            >
              {circuits.map(({ id: optionId, name }) => (
                <option key={optionId} value={optionId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
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
    </Dialog>
  );
}

/** The day of a set is in UTC. The default is today in the user's time zone. */
const toDateValue = (date: string | undefined): string =>
  date?.slice(0, 10) ?? new Intl.DateTimeFormat("en-CA").format(new Date());

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;
