import type { Preferences } from "./preferences.ts";

type Check = (value: unknown) => boolean;

const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);

const idOrNull: Check = (value) => value === null || typeof value === "string";

const isIdList: Check = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

const checks: Readonly<Record<keyof Preferences, Check>> = {
  gymId: idOrNull,
  sort: oneOf("name", "sent", "mostSent", "location", "style"),
  circuitFilters: (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isIdList),
  openCircuit: idOrNull,
  theme: oneOf("system", "light", "dark"),
};

/** What storage holds may be anything: each field that is not what it should be is as if it had never been chosen. */
export function readPreferences(stored: unknown, untouched: Preferences): Preferences {
  const fields = Object.entries(Object(stored) as Record<string, unknown>);
  const sound = fields.filter(
    ([name, value]) => Object.hasOwn(checks, name) && checks[name as keyof Preferences](value),
  );
  return { ...untouched, ...Object.fromEntries(sound) };
}
