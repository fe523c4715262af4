import type { Gym, GymDetails } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { Button, Dialog, Field, Select } from "@topout/shared/ui";
import { type FormEvent, useId, useRef, useState } from "react";

import { GymFields, validateDetails } from "./gym-fields.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { useFocusInvalidField } from "./use-focus-invalid-field.ts";
import { useUpdateGym } from "./use-update-gym.ts";

interface EditInfoDialogProps {
  gym: Gym;
  onClose: () => void;
}

/** Edits name, location, about and time zone. */
export function EditInfoDialog({ gym, onClose }: EditInfoDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { details, setDetails, timeZone, setTimeZone, save, isSaving, isStale } = useInfoForm(
    gym,
    onClose,
  );
  const [failedSubmitCount, setFailedSubmitCount] = useState(0);
  const errors = validateDetails(details);
  useFocusInvalidField(form, failedSubmitCount);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(errors).length === 0) save();
    else setFailedSubmitCount((count) => count + 1);
  };

  return (
    <Dialog
      title="Edit Gym Info"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSaving}>
            {isStale ? "Save anyway" : "Save"}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} noValidate onSubmit={handleSubmit}>
        {isStale && <StaleNotice />}
        <GymFields
          details={details}
          errors={failedSubmitCount > 0 ? errors : {}}
          onChange={setDetails}
        />
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
      </Form>
    </Dialog>
  );
}

/** The values of the form, and the mutation that saves them. */
function useInfoForm(gym: Gym, onSaved: () => void) {
  const { name, location, about, time_zone } = gym;
  const [details, setDetails] = useState<GymDetails>({ name, location, about });
  const [timeZone, setTimeZone] = useState(time_zone ?? "");
  const { save, ...update } = useUpdateGym(gym, onSaved);

  return {
    ...update,
    details,
    setDetails: (change: Partial<GymDetails>) =>
      setDetails((previous) => ({ ...previous, ...change })),
    timeZone,
    setTimeZone,
    save: () => save({ ...details, time_zone: timeZone }),
  };
}

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
}

function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const zones = Intl.supportedValuesOf("timeZone");
  return (
    <Field label="Time zone" hint="Used for the dates of activities.">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Not set (UTC)</option>
        {value && !zones.includes(value) && <option>{value}</option>}
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Select>
    </Field>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
