export type ThemeChoice = "system" | "light" | "dark";
export type RouteSort = "name" | "sent" | "mostSent" | "location" | "style" | "grade";

/** The visible part of a gym's map. `centre` is in layout units. */
export interface MapView {
  readonly zoom: number;
  readonly centre: { readonly x: number; readonly y: number };
}

/** Preferences on this device. The server does not store them. */
export interface Preferences {
  /** The selected gym. The default is the home gym, then the first gym. */
  readonly gymId: string | null;
  readonly sort: RouteSort;
  /** The ids of the hidden circuits, by gym. */
  readonly circuitFilters: Readonly<Record<string, readonly string[]>>;
  /** By gym id. A gym without an entry has the initial view. */
  readonly mapViews: Readonly<Record<string, MapView>>;
  /** The circuit whose section is expanded. */
  readonly openCircuit: string | null;
  readonly theme: ThemeChoice;
  /** The gym that the feed shows. Null for all gyms. */
  readonly feedGymId: string | null;
}

export const defaultPreferences: Preferences = {
  gymId: null,
  sort: "name",
  circuitFilters: {},
  mapViews: {},
  openCircuit: null,
  theme: "system",
  feedGymId: null,
};

type Validate = (value: unknown) => boolean;

const isOneOf =
  (...choices: readonly unknown[]): Validate =>
  (value) =>
    choices.includes(value);

const isIdOrNull: Validate = (value) => value === null || typeof value === "string";

const isIdList: Validate = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

const isMapView: Validate = (value) => {
  const { zoom, centre } = Object(value) as Partial<MapView>;
  return [zoom, centre?.x, centre?.y].every(Number.isFinite);
};

/** Accepts an object with any keys if all its values are valid. */
const isRecordOf =
  (isValid: Validate): Validate =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValid);

const validators: Readonly<Record<keyof Preferences, Validate>> = {
  gymId: isIdOrNull,
  feedGymId: isIdOrNull,
  sort: isOneOf("name", "sent", "mostSent", "location", "style", "grade"),
  circuitFilters: isRecordOf(isIdList),
  mapViews: isRecordOf(isMapView),
  openCircuit: isIdOrNull,
  theme: isOneOf("system", "light", "dark"),
};

/** Replaces each invalid field with its default, because the storage can contain anything. */
export function parsePreferences(stored: unknown): Preferences {
  const fields = Object.entries(Object(stored) as Record<string, unknown>);
  const validFields = fields.filter(
    ([name, value]) =>
      Object.hasOwn(validators, name) && validators[name as keyof Preferences](value),
  );
  return { ...defaultPreferences, ...Object.fromEntries(validFields) };
}
