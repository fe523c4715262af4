import {
  countCharacters,
  MAX_DISPLAY_NAME_LENGTH,
  normalizeDisplayName,
} from "@topout/shared/contract";
import { Field, TextInput } from "@topout/shared/ui";
import type { Ref } from "react";

interface DisplayNameFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string | null;
  error: string | undefined;
  onChange: (name: string) => void;
}

export function DisplayNameField({ ref, name, error, onChange }: DisplayNameFieldProps) {
  const normalizedName = normalizeDisplayName(name ?? "");

  return (
    <Field
      label="Display name"
      note="Optional"
      hint="Any script. Shown beside your username."
      error={error}
      count={`${countCharacters(normalizedName)} / ${MAX_DISPLAY_NAME_LENGTH}`}
    >
      <TextInput
        ref={ref}
        name="display_name"
        autoComplete="name"
        spellCheck={false}
        dir="auto"
        value={name ?? ""}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(normalizedName)}
      />
    </Field>
  );
}
