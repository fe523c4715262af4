import { type ComponentProps, useId } from "react";

import { TextInput } from "@topout/shared/ui";

import { suggestGrades } from "./suggest-grades.ts";
import { useSetterGym } from "./use-setter-gym.ts";

interface GradeInputProps extends Omit<ComponentProps<typeof TextInput>, "list" | "value"> {
  value: string;
}

/** A grade: any text. The browser suggests those of the gym's scale. */
export function GradeInput(props: GradeInputProps) {
  const listId = useId();
  const { gym } = useSetterGym();
  const scale = gym?.grade_scale;
  if (!scale) return <TextInput maxLength={20} autoComplete="off" {...props} />;
  return (
    <>
      <TextInput maxLength={20} autoComplete="off" {...props} list={listId} />
      <datalist id={listId}>
        {suggestGrades(scale.grades, props.value).map((grade) => (
          <option key={grade}>{grade}</option>
        ))}
      </datalist>
    </>
  );
}
