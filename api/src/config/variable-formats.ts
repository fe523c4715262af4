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

export const commaSeparatedList = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ""));

/** Names and addresses in lower case, without brackets around IPv6 addresses. */
export const hostList = commaSeparatedList
  .transform((hosts) => hosts.map((host) => host.toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[\w.:-]+$/.test(host)),
    "must be a list of names or addresses such as database, 10.0.0.5, separated by commas",
  );
