import type { RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { Field, Select, TextInput } from "@topout/shared/ui";

import { GradeInput } from "../../route-writes/grade-input.tsx";
import { formatShortSetTitle } from "../../route-writes/format-set-title.ts";
import type { RouteDraft } from "./model/route-draft.ts";

interface DetailFieldsProps {
  draft: RouteDraft;
  /** The typed or suggested name. */
  name: string;
  sets: readonly RouteSet[];
  getError: (field: "name" | "grade" | "set_id" | "location") => string | undefined;
  onChange: (change: Partial<RouteDraft>) => void;
}

/** Name, grade, set and location. */
export function DetailFields({ draft, name, sets, getError, onChange }: DetailFieldsProps) {
  const locationError = draft.location === "" ? getError("location") : undefined;
  // Placing the dot outside all areas clears the location, so the error is shown before a submit.
  const isLocationMissing = draft.position !== undefined && draft.location === "";

  return (
    <Grid>
      <Field label="Name" error={getError("name")}>
        <TextInput
          name="name"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Grade" error={getError("grade")}>
        <GradeInput
          name="grade"
          value={draft.grade}
          onChange={(event) => onChange({ grade: event.target.value })}
        />
      </Field>
      <Field label="Set" error={getError("set_id")}>
        <Select
          name="set_id"
          value={draft.set_id}
          onChange={(event) => onChange({ set_id: event.target.value })}
        >
          {sets.map((set) => (
            <option key={set.id} value={set.id}>
              {formatShortSetTitle(set)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Location"
        hint="Set from the dot's area"
        error={isLocationMissing ? "Required" : locationError}
      >
        <TextInput
          name="location"
          maxLength={100}
          autoComplete="off"
          value={draft.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 12px;
`;
