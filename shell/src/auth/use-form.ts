import { type FormEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

interface Form<S extends z.ZodMiniType> {
  readonly schema: S;
  readonly onValid: (fields: z.output<S>) => void;
}

/** A form that is checked by the contract's own schema. The first field that is wrong receives focus. */
export function useForm<S extends z.ZodMiniType>({ schema, onValid }: Form<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(checked.success ? {} : messagesOf(checked.error));
    if (checked.success) onValid(checked.data);
  };

  const errorOf = (field: keyof z.output<S> & string) => errors[field];
  return { form: { ref: form, onSubmit, noValidate: true }, errorOf, setErrors };
}

/** Each field's first complaint. */
const messagesOf = (error: z.core.$ZodError) =>
  Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
