import { getIssueMessage, GymDetails } from "@topout/shared/contract";
import { Field, TextArea, TextInput } from "@topout/shared/ui";

export type GymDetailsErrors = Readonly<Partial<Record<keyof GymDetails, string>>>;

/** Returns the first error of each invalid field. */
export function validateDetails(details: GymDetails): GymDetailsErrors {
  const result = GymDetails.safeParse(details, { error: getIssueMessage });
  if (result.success) return {};
  return Object.fromEntries(
    [...result.error.issues].reverse().map(({ path, message }) => [String(path[0]), message]),
  );
}

interface GymFieldsProps {
  details: GymDetails;
  errors: GymDetailsErrors;
  onChange: (change: Partial<GymDetails>) => void;
}

/** Name, location and about. */
export const GymFields = ({ details, errors, onChange }: GymFieldsProps) => (
  <>
    <Field label="Name" error={errors.name}>
      <TextInput
        name="name"
        maxLength={100}
        autoComplete="off"
        value={details.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </Field>
    <Field label="Location" error={errors.location}>
      <TextInput
        name="location"
        maxLength={100}
        autoComplete="off"
        value={details.location}
        onChange={({ target }) => onChange({ location: target.value })}
      />
    </Field>
    <Field label="About" error={errors.about}>
      <TextArea
        name="about"
        maxLength={1_000}
        value={details.about}
        onChange={({ target }) => onChange({ about: target.value })}
      />
    </Field>
  </>
);
