import { getIssueMessage } from "@topout/shared/contract";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

interface FormOptions<S extends z.ZodMiniType> {
  readonly schema: S;
  /** A mutation's `mutate`. Further submits are ignored until it settles. */
  readonly mutate: (fields: z.output<S>, options: { onSettled: () => void }) => void;
}

/** One message per field name. */
type FieldErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FieldErrors = {};

/** Validates a form with the contract's schema. After a rejected submit the first invalid field receives focus. */
export function useForm<S extends z.ZodMiniType>({ schema, mutate }: FormOptions<S>) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [errors, setFieldErrors] = useState(NO_ERRORS);
  const [rejectedCount, setRejectedCount] = useState(0);

  // Focus moves after a rejected submit only, not when the user corrects one field.
  useEffect(() => {
    if (rejectedCount > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [rejectedCount]);

  const setErrors = (next: FieldErrors) => {
    setFieldErrors(next);
    setRejectedCount((count) => count + 1);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const result = schema.safeParse(fields, { error: getIssueMessage });
    if (!result.success) {
      setErrors(toFieldErrors(result.error));
      return;
    }
    setFieldErrors(NO_ERRORS);
    isSubmitting.current = true;
    mutate(result.data, {
      onSettled: () => {
        isSubmitting.current = false;
      },
    });
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // `target` is the control, because its change events bubble up to the form.
    const { name } = target;
    setFieldErrors((previous) => omitField(previous, name));
  };

  const getError = (field: keyof z.output<S> & string) => errors[field];
  return { form: { ref: form, onSubmit, onChange, noValidate: true }, getError, setErrors };
}

/** The first message of each field. */
const toFieldErrors = (error: z.core.$ZodError): FieldErrors =>
  Object.fromEntries(
    [...error.issues].reverse().map(({ path, message }) => [String(path[0]), message]),
  );

const omitField = (errors: FieldErrors, field: string): FieldErrors =>
  field in errors
    ? Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
    : errors;
