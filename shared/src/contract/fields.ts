import * as z from "zod/mini";

/** A thing's id: a UUID, v7 where we make it, so that ids sort by time. */
export const Id = z.uuid();

/** ISO 8601 in UTC with milliseconds, as every answer gives it. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** A moment as a client sends it: to the second or finer, and with its offset, as RFC 3339 writes it. */
export const TimestampInput = z.iso.datetime({ offset: true });

/** Always with its alpha: an area is a tint, and what lies under it shows through. */
export const RgbaHexColor = z.string().check(z.regex(/^#[0-9a-f]{8}$/i));

/** One line of typed text: NFC, no control characters, at least one character that is seen. */
export const singleLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.regex(/^\P{Cc}*$/u, "Control characters are not allowed"),
      z.regex(/\S/u, "Required"),
      z.maxLength(maxLength),
    );

/** Typed text that may be empty and may span lines. */
export const multiLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.regex(/^[\P{Cc}\n\r\t]*$/u, "Control characters are not allowed"),
      z.maxLength(maxLength),
    );

/** A yes or no in a query string. */
export const BooleanParam = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])]),
  z.transform((value) => value === true || value === "true"),
);

/** A whole number in a query string, from 1 up to `max`. */
export const positiveIntParam = (max: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))]),
    z.int().check(z.gte(1), z.lte(max)),
  );

/** One line of text that may be empty. */
export const optionalSingleLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.regex(/^\P{Cc}*$/u, "Control characters are not allowed"),
      z.maxLength(maxLength),
    );
