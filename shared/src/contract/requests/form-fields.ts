import * as z from "zod/mini";

/** Sets a union's message for an invalid value. A missing field has the default message. */
const createInvalidTypeError = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});

/** Longer than any number that JavaScript writes. */
const MAX_DECIMAL_LENGTH = 64;

const decimal = z.pipe(
  z
    .string()
    .check(
      z.maxLength(MAX_DECIMAL_LENGTH, { abort: true }),
      z.regex(/^\s*[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d{1,3})?\s*$/i),
    ),
  z.transform(Number),
);

/** A number in a form. The form sends it as decimal text. */
export const numberField = <S extends z.ZodMiniType<number, number>>(schema: S) =>
  z.pipe(z.union([z.number(), decimal], createInvalidTypeError("Must be a number")), schema);

/** A date, with or without a time, in a form. A value without an offset is in UTC. */
export const DateField = z.pipe(
  z.union(
    [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
    createInvalidTypeError("Choose a date"),
  ),
  z.string().check(z.regex(/^(19|2\d)\d\d/, "Choose a year from 1900 to 2999")),
);
