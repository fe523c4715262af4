import * as z from "zod";

export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

export const flag = (defaultValue: "0" | "1" = "0") =>
  z
    .enum(["1", "0", "true", "false"], "must be 1 or 0")
    .default(defaultValue)
    .transform((value) => value === "1" || value === "true");

export const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
