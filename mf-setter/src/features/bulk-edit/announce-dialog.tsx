import { type FormEvent, useId, useState } from "react";

import { formatLeavesOn, formatWeekday } from "@topout/shared/domain";
import { Button, Dialog, Field, TextInput } from "@topout/shared/ui";

import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import { type BulkDialogProps, useBulkChange } from "./use-bulk-change.ts";

interface AnnounceDialogProps extends BulkDialogProps {
  /** The calendar date in the time zone of the gym. */
  today: string;
}

function useAnnounceForm({ today, ...props }: AnnounceDialogProps) {
  const [day, setDay] = useState(() => getCommonDay(props.routes));
  const [error, setError] = useState<string>();
  const { changeRoutes, ...mutation } = useBulkChange(props);

  const handleChange = (value: string) => {
    setDay(value);
    setError(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (day === "") setError("Required");
    else if (day < today) setError("Choose today or a later day.");
    else changeRoutes({ leaves_on: day }, () => `Announced for ${formatWeekday(day)}`);
  };
  const clearDay = () => changeRoutes({ leaves_on: null }, () => "Day cleared");

  return { ...mutation, day, error, handleChange, handleSubmit, clearDay };
}

/** Announces the day on which one or more routes leave the wall, or clears it. */
export function AnnounceDialog(props: AnnounceDialogProps) {
  const { today, onClose } = props;
  const id = useId();
  const form = useAnnounceForm(props);
  const { initialRoutes, failure, isBusy, day, error } = form;

  if (failure) return <FailedRoutesDialog {...failure} onClose={onClose} />;
  return (
    <Dialog
      title="Announce a day"
      onClose={onClose}
      footer={
        <>
          {initialRoutes.some(({ leaves_on }) => leaves_on !== null) && (
            <Button variant="ghost" isDisabled={isBusy} onClick={form.clearDay}>
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
      <form id={id} noValidate onSubmit={form.handleSubmit}>
        <Field label="Pick a day" hint={formatHint(day, today)} error={error}>
          <TextInput
            type="date"
            name="leaves_on"
            min={today}
            value={day}
            data-autofocus
            onChange={({ target }) => form.handleChange(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** Empty if the routes have no day, or different ones. */
function getCommonDay(routes: BulkDialogProps["routes"]): string {
  const days = new Set(routes.map(({ leaves_on }) => leaves_on ?? ""));
  const [day = ""] = days;
  return days.size === 1 ? day : "";
}

function formatHint(day: string, today: string): string | undefined {
  const text = formatLeavesOn(day === "" ? null : day, today);
  return text && `Climbers see “${text}”`;
}
