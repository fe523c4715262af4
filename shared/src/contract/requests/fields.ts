import * as z from "zod/mini";

import { Id } from "../fields.ts";

/** The client sends the same key when it retries a request, so that the server does not create a second row. */
export const IdempotencyKey = z.optional(z.uuid());

/** A time in a request: RFC 3339 with seconds and an offset. */
export const TimestampInput = z.iso.datetime({ offset: true });

const FIRST_DAY = "2000-01-01";

/** A day such as the last one of a role. PostgreSQL has no year 0. */
export const Day = z.iso
  .date("Choose a date")
  .check(z.refine((day) => day >= FIRST_DAY, "Choose a later date"));

/**
 * The rule for every text in a request. It rejects control characters, characters that change the direction of the text
 * around them, and halves of surrogate pairs, which neither UTF-8 nor PostgreSQL can store.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

/** A character that users see. `DI` are invisible characters such as U+200B, and U+2800 is a blank Braille pattern. */
const VISIBLE = /[^\s\p{C}\p{DI}\u2800]/u;
const BLANK_OR_VISIBLE = /^\s*$|[^\s\p{C}\p{DI}\u2800]/u;

/** Text in NFC. Checks the length before the pattern, so that no pattern reads a longer text. */
const createText = (maxLength: number, pattern: RegExp) =>
  z
    .string()
    .check(
      z.normalize("NFC"),
      z.maxLength(maxLength, { abort: true }),
      z.regex(pattern, "Control characters are not allowed"),
    );

/** Any text that PostgreSQL can store, for example the name of a file on another device. */
export const storableText = (maxLength: number) => createText(maxLength, /^[^\0\p{Cs}]*$/u);

/** Text that only the server reads, for example in a search. */
export const plainText = (maxLength: number) => createText(maxLength, ONE_LINE);

/** One line of text that is not blank. */
export const singleLineText = (maxLength: number) =>
  createText(maxLength, ONE_LINE).check(z.regex(VISIBLE, "Required"));

/** One line of text. It can be empty or consist of spaces, but not of invisible characters such as U+200B. */
export const optionalSingleLineText = (maxLength: number) =>
  createText(maxLength, ONE_LINE).check(z.regex(BLANK_OR_VISIBLE, "Required"));

/** Text that can be empty and can have several lines. */
export const multiLineText = (maxLength: number) => createText(maxLength, SEVERAL_LINES);

/** A boolean in a query string or a form. */
export const BooleanParam = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])], "Must be true or false"),
  z.transform((value) => value === true || value === "true"),
);

/**
 * Whether a change succeeds if all of its values are stored already, whatever its version. Clients set it, because they
 * repeat a request whose response was lost.
 */
export const AcceptStored = z.optional(BooleanParam);

/** An integer in a query string, from 1 to `max`. */
export const positiveIntParam = (max: number) =>
  z.pipe(
    z.union(
      [z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))],
      "Must be a whole number",
    ),
    z.int().check(z.gte(1), z.lte(max)),
  );

const ID_LENGTH = 36;

/** Ids in a query string, separated by commas. Checks the length first, so that it splits no longer text. */
export const idsParam = (maxCount: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(maxCount * (ID_LENGTH + 1), { abort: true })),
      z.transform((text) => text.split(",")),
    ),
    z.array(Id).check(z.maxLength(maxCount)),
  );

export const Username = z
  .string()
  .check(
    z.minLength(1, "Required"),
    z.maxLength(30, { abort: true }),
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9_.-]*$/,
      "Use letters, numbers, _ . and -, starting with a letter or number",
    ),
  );
