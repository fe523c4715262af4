import * as z from "zod/mini";

/** What a union says of input that it cannot be. That a field is missing is said in the words for all fields. */
const invalidTypeError = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});

const decimal = z.pipe(
  z.string().check(z.regex(/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?\s*$/i)),
  z.transform(Number),
);

/** A number as a form sends it: text is read as a decimal. */
export const numberField = <S extends z.ZodMiniType<number, number>>(schema: S) =>
  z.pipe(z.union([z.number(), decimal], invalidTypeError("Has to be a number")), schema);

/**
 * A day, or a moment of it, as a date field or a program sends it. Without an offset it is UTC; years as PostgreSQL and
 * people know them.
 */
export const DateField = z.pipe(
  z.union(
    [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
    invalidTypeError("Choose a date"),
  ),
  z.string().check(z.regex(/^(19|2\d)\d\d/, "Choose a year from 1900 to 2999")),
);
