import * as z from "zod/mini";

/** The message of a union for an invalid value. A missing field gets the general message. */
const invalidTypeError = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});

const decimal = z.pipe(
  z.string().check(z.regex(/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?\s*$/i)),
  z.transform(Number),
);

/** A number in a form, which sends it as decimal text. */
export const numberField = <S extends z.ZodMiniType<number, number>>(schema: S) =>
  z.pipe(z.union([z.number(), decimal], invalidTypeError("Has to be a number")), schema);

/** A date or a date and time in a form. Without an offset it is UTC. */
export const DateField = z.pipe(
  z.union(
    [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
    invalidTypeError("Choose a date"),
  ),
  z.string().check(z.regex(/^(19|2\d)\d\d/, "Choose a year from 1900 to 2999")),
);
