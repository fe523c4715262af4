import * as z from "zod/mini";

/** A UUID. Topout creates UUID v7, which sorts by creation time. */
export const Id = z.uuid();

/** A time in a response: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** `#rrggbbaa`. Areas are translucent. */
export const RgbaHexColor = z
  .string()
  .check(z.regex(/^#[0-9a-f]{8}$/i, "Must be a color, for example #3a8a7d40"));

/** The code of an area or a route, which never changes, see `CODE_CHARACTERS`. */
export const Code = z.string().check(z.regex(/^[2-9BCDFGHJKMNP-TV-Z]{6}$/, "Must be a code"));
