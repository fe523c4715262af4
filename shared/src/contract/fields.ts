import * as z from "zod/mini";

/** A UUID. Topout creates UUID v7, which sorts by creation time. */
export const Id = z.uuid();

/** A time in a response: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 });

/** `#rrggbbaa`. Areas are translucent. */
export const RgbaHexColor = z
  .string()
  .check(z.regex(/^#[0-9a-f]{8}$/i, "Must be a color, for example #3a8a7d40"));
