import { Field, TextInput } from "@topout/shared/ui";
import type { ComponentProps } from "react";

interface UntilFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined;
}

/** The optional last day of a role. */
export const UntilField = ({ error, ...input }: UntilFieldProps) => (
  <Field label="Until" note="Optional" hint="On that day the role ends by itself." error={error}>
    <TextInput type="date" name="until" {...input} />
  </Field>
);
