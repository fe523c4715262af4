import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

interface Form<S extends z.ZodMiniType> {
  readonly schema: S;
  /** A mutation's `mutate`. It is called once until it has settled, however often the form is sent. */
  readonly send: (fields: z.output<S>, options: { onSettled: () => void }) => void;
}

/** A sentence by field. */
type Complaints = Readonly<Record<string, string>>;

const NONE: Complaints = {};

/** A form that is checked by the contract's own schema. The first field that is wrong receives focus. */
export function useForm<S extends z.ZodMiniType>({ schema, send }: Form<S>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [complaints, setComplaints] = useState(NONE);
  const [refusals, setRefusals] = useState(0);

  // Only where a form has been refused: who mends one field is not taken to the next.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (why: Complaints) => {
    setComplaints(why);
    setRefusals((count) => count + 1);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const checked = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.success) {
      refuse(complaintsOf(checked.error));
      return;
    }
    setComplaints(NONE);
    sending.current = true;
    send(checked.data, {
      onSettled: () => {
        sending.current = false;
      },
    });
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // It is the control: its own events bubble up to the form.
    const { name } = target;
    setComplaints((all) => without(all, name));
  };

  const errorOf = (field: keyof z.output<S> & string) => complaints[field];
  return { form: { ref: form, onSubmit, onChange, noValidate: true }, errorOf, refuse };
}

/** Each field's first complaint. */
const complaintsOf = (error: z.core.$ZodError): Complaints =>
  Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );

/** What has been typed since is not what was refused. */
const without = (all: Complaints, field: string): Complaints =>
  field in all ? Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)) : all;
