import { type FormEvent, useId, useState } from "react";

import { formatLeavesOn } from "@topout/shared/domain";
import { Button, Dialog, Field, TextInput } from "@topout/shared/ui";

interface AnnounceDayDialogProps {
  /** The calendar date in the time zone of the gym. */
  today: string;
  /** Empty if there is none. */
  initialDay: string;
  canClear: boolean;
  isBusy: boolean;
  /** Called with null to clear the day. */
  onChange: (day: string | null) => void;
  onClose: () => void;
}

/** Announces the day on which routes leave the wall, or clears it. */
export function AnnounceDayDialog(props: AnnounceDayDialogProps) {
  const { today, initialDay, canClear, isBusy, onChange, onClose } = props;
  const id = useId();
  const [day, setDay] = useState(initialDay);
  const [error, setError] = useState<string>();

  const handleChange = (value: string) => {
    setDay(value);
    setError(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (day === "") setError("Required");
    else if (day < today) setError("Choose today or a later day.");
    else onChange(day);
  };

  return (
    <Dialog
      title="Announce a day"
      onClose={onClose}
      footer={
        <>
          {canClear && (
            <Button variant="ghost" isDisabled={isBusy} onClick={() => onChange(null)}>
              Clear the day
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            Announce
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Field label="Pick a day" hint={formatHint(day, today)} error={error}>
          <TextInput
            type="date"
            name="leaves_on"
            min={today}
            value={day}
            data-autofocus
            onChange={({ target }) => handleChange(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function formatHint(day: string, today: string): string | undefined {
  const text = formatLeavesOn(day === "" ? null : day, today);
  return text && `Climbers see “${text}”`;
}
