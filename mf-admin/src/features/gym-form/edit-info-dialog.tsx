import type { Gym, GymDetails } from "@topout/shared/contract";
import { Checkbox, Field, Select } from "@topout/shared/ui";
import { useState } from "react";

import { EditDialog } from "./edit-dialog.tsx";
import { GymFields, validateDetails } from "./gym-fields.tsx";
import { useUpdateGym } from "./use-update-gym.ts";

interface EditInfoDialogProps {
  gym: Gym;
  onClose: () => void;
}

/** Edits name, location, about, time zone, and whether the screen of the gym shows names. */
export function EditInfoDialog({ gym, onClose }: EditInfoDialogProps) {
  const form = useInfoForm(gym, onClose);
  const { details, save, isSaving, isStale } = form;
  const errors = validateDetails(details);

  return (
    <EditDialog
      title="Edit Gym Info"
      isValid={Object.keys(errors).length === 0}
      isSaving={isSaving}
      isStale={isStale}
      onSave={save}
      onClose={onClose}
    >
      {(showsErrors) => (
        <>
          <GymFields
            details={details}
            errors={showsErrors ? errors : {}}
            onChange={form.setDetails}
          />
          <TimeZoneField value={form.timeZone} onChange={form.setTimeZone} />
          <Checkbox
            label="Show names on the gym screen"
            hint="Only of climbers whose profile and sends are visible."
            checked={form.showsNames}
            onChange={({ target }) => form.setShowsNames(target.checked)}
          />
        </>
      )}
    </EditDialog>
  );
}

/** The values of the form, and the mutation that saves them. */
function useInfoForm(gym: Gym, onSaved: () => void) {
  const { name, location, about, time_zone } = gym;
  const [details, setDetails] = useState<GymDetails>({ name, location, about });
  const [timeZone, setTimeZone] = useState(time_zone ?? "");
  const [showsNames, setShowsNames] = useState(gym.screen_names);
  const { save, ...update } = useUpdateGym(gym, onSaved);

  return {
    ...update,
    details,
    setDetails: (change: Partial<GymDetails>) =>
      setDetails((previous) => ({ ...previous, ...change })),
    timeZone,
    setTimeZone,
    showsNames,
    setShowsNames,
    save: () => save({ ...details, time_zone: timeZone, screen_names: showsNames }),
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
