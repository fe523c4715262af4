export type ThemeChoice = "system" | "light" | "dark";
export type RouteSort = "name" | "sent" | "mostSent" | "location" | "style";

/** What of a gym's map is looked at: the zoom, and the layout's point in the middle. */
export interface MapView {
  readonly zoom: number;
  readonly centre: { readonly x: number; readonly y: number };
}

/** What this device remembers of its user's choices. Nothing here is on the server. */
export interface Preferences {
  /** The gym last chosen; without one the home gym counts, then the first. */
  readonly gymId: string | null;
  readonly sort: RouteSort;
  /** By gym: the circuits that are switched off. */
  readonly circuitFilters: Readonly<Record<string, readonly string[]>>;
  /** By gym: where its map was left, unless at home. */
  readonly mapViews: Readonly<Record<string, MapView>>;
  /** The circuit whose section is unfolded. */
  readonly openCircuit: string | null;
  readonly theme: ThemeChoice;
}

/** What holds until somebody chooses. */
export const defaultPreferences: Preferences = {
  gymId: null,
  sort: "name",
  circuitFilters: {},
  mapViews: {},
  openCircuit: null,
  theme: "system",
};

type Check = (value: unknown) => boolean;

const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);

const idOrNull: Check = (value) => value === null || typeof value === "string";

const isIdList: Check = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

const isMapView: Check = (value) => {
  const { zoom, centre } = Object(value) as Partial<MapView>;
  return [zoom, centre?.x, centre?.y].every(Number.isFinite);
};

/** An object whose every value is sound, under whichever key. */
const recordOf =
  (check: Check): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(check);

const checks: Readonly<Record<keyof Preferences, Check>> = {
  gymId: idOrNull,
  sort: oneOf("name", "sent", "mostSent", "location", "style"),
  circuitFilters: recordOf(isIdList),
  mapViews: recordOf(isMapView),
  openCircuit: idOrNull,
  theme: oneOf("system", "light", "dark"),
};

/** What storage holds may be anything: each field that is not what it should be is as if it had never been chosen. */
export function parsePreferences(stored: unknown): Preferences {
  const fields = Object.entries(Object(stored) as Record<string, unknown>);
  const sound = fields.filter(
    ([name, value]) => Object.hasOwn(checks, name) && checks[name as keyof Preferences](value),
  );
  return { ...defaultPreferences, ...Object.fromEntries(sound) };
}
