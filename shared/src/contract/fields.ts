import * as z from "zod/mini";

/** A UUID. Topout creates UUID v7, which sorts by creation time. */
export const Id = z.uuid();

/** The client sends the same key when it retries a request, so that the server does not create a second row. */
export const IdempotencyKey = z.optional(z.uuid());

/** A time in a response: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** A time in a request: RFC 3339 with seconds and an offset. */
export const TimestampInput = z.iso.datetime({ offset: true });

/** `#rrggbbaa`. Areas are translucent. */
export const RgbaHexColor = z.string().check(z.regex(/^#[0-9a-f]{8}$/i));

/** Control characters, and characters that change the direction of the text around them. */
const FORBIDDEN = String.raw`\p{Cc}\u202A-\u202E\u2066-\u2069`;
const forbiddenMessage = "Control characters are not allowed";
const oneLine = z.regex(new RegExp(`^[^${FORBIDDEN}]*$`, "u"), forbiddenMessage);

/** A character that users see. `DI` are invisible characters such as U+200B, and U+2800 is a blank Braille pattern. */
const VISIBLE = String.raw`[^\s\p{C}\p{DI}\u2800]`;

/** One line of text: NFC, no control characters, not blank. */
export const singleLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      oneLine,
      z.regex(new RegExp(VISIBLE, "u"), "Required"),
      z.maxLength(maxLength),
    );

/** Text that can be empty and can have several lines. */
export const multiLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.regex(new RegExp(`^([\\n\\r\\t]|[^${FORBIDDEN}])*$`, "u"), forbiddenMessage),
      z.maxLength(maxLength),
    );

/** A boolean in a query string. */
export const BooleanParam = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])]),
  z.transform((value) => value === true || value === "true"),
);

/** An integer in a query string, from 1 to `max`. */
export const positiveIntParam = (max: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))]),
    z.int().check(z.gte(1), z.lte(max)),
  );

/** One line of text. It can be empty or consist of spaces, but not of invisible characters such as U+200B. */
export const optionalSingleLineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      oneLine,
      z.regex(new RegExp(`^\\s*$|${VISIBLE}`, "u"), "Required"),
      z.maxLength(maxLength),
    );
