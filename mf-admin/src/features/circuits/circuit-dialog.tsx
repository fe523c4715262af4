import { isApiError } from "@topout/shared/api";
import { circuitMutations } from "@topout/shared/api/staff";
import { CIRCUIT_COLORS, type Circuit, CircuitCreation } from "@topout/shared/contract";
import { notify, styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import {
  Button,
  coveringInput,
  Dialog,
  Field,
  HoldGlyph,
  TextInput,
  useForm,
} from "@topout/shared/ui";
import { useId } from "react";

import { useIdempotentCircuitInsert } from "./use-idempotent-circuit-insert.ts";

interface CircuitDialogProps {
  gymId: string;
  /** The circuit to edit. Undefined for a new one. */
  circuit?: Circuit;
  onClose: () => void;
}

/** Adds a circuit, or changes its name and colour. */
export function CircuitDialog({ gymId, circuit, onClose }: CircuitDialogProps) {
  const id = useId();
  const create = useMutation({
    ...circuitMutations.create(),
    mutationFn: useIdempotentCircuitInsert(),
    afterSuccess: () => notify({ type: "success", title: "Circuit Created" }),
  });
  const update = useMutation({
    ...circuitMutations.update(),
    afterSuccess: () => notify({ type: "success", title: "Circuit Updated" }),
  });
  const { form, getError, setErrors } = useForm({
    schema: CircuitCreation,
    mutate: (fields, { onSettled }) => {
      // Another admin may have deleted the circuit.
      const onError = (error: Error) => {
        if (isApiError(error, "NOT_FOUND")) setErrors({ name: "This circuit no longer exists." });
      };
      const callbacks = { onSettled, onSuccess: onClose, onError };
      if (circuit) update.mutate({ id: circuit.id, ...fields }, callbacks);
      else create.mutate(fields, callbacks);
    },
  });

  return (
    <Dialog
      title={circuit ? "Edit Circuit" : "Add Circuit"}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={create.isPending || update.isPending}
          >
            {circuit ? "Save" : "Add Circuit"}
          </Button>
        </>
      }
    >
      <Form id={id} {...form}>
        <input type="hidden" name="gym_id" value={gymId} />
        <Field label="Name" error={getError("name")}>
          <TextInput
            name="name"
            maxLength={100}
            autoComplete="off"
            defaultValue={circuit?.name}
            data-autofocus
          />
        </Field>
        <ColorTiles selected={circuit?.color} error={getError("color")} />
      </Form>
    </Dialog>
  );
}

interface ColorTilesProps {
  selected: Circuit["color"] | undefined;
  error: string | undefined;
}

/** The circuit colours as hold shapes. */
function ColorTiles({ selected, error }: ColorTilesProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={`${id}-hint`}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend>Color</legend>
      <Tiles>
        {CIRCUIT_COLORS.map((name) => (
          <Tile key={name} data-circuit={name}>
            <input type="radio" name="color" value={name} defaultChecked={name === selected} />
            <HoldGlyph skin={name} size={30} />
            <span>{name}</span>
          </Tile>
        ))}
      </Tiles>
      <Hint id={`${id}-hint`}>
        {error && <b>{error}</b>}
        <span>{`Color includes: ${CIRCUIT_COLORS.join(", ")}`}</span>
      </Hint>
    </fieldset>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;

  legend {
    margin-bottom: 8px;
    font: ${typography.label};
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 14px 4px 10px;
  color: var(--c-text);
  font: ${typography.label};
  cursor: pointer;

  > input {
    ${coveringInput}
    border: 2px solid transparent;
    border-radius: 16px;
    background: var(--c-tint);
  }

  > input:checked {
    border-color: var(--c-edge);
  }

  > input:focus-visible {
    border-radius: 16px;
  }

  > :not(input) {
    position: relative;
    pointer-events: none;
  }
`;

const Hint = styled.p`
  margin-top: 8px;
  color: ${color["text-3"]};
  font: ${typography.small};

  > b {
    display: block;
    color: ${color["danger-text"]};
  }
`;
