/** Fills in what an older server leaves out of a response or sends in an older form. */
import type { Circuit } from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown) => Object(value) as Fields;

const withDefaults = (defaults: Fields) => (body: unknown) => ({ ...defaults, ...toFields(body) });

const mapArray = (normalize: (item: unknown) => unknown) => (body: unknown) =>
  Array.isArray(body) ? body.map(normalize) : body;

export const normalizeGym = (body: unknown) => {
  const gym = { has_image: true, version: 0, about: "", ...toFields(body) };
  const { layout } = gym as Fields;
  return { ...gym, layout: typeof layout === "string" ? (JSON.parse(layout) as unknown) : layout };
};

export const normalizeGyms = mapArray(normalizeGym);

export const normalizeRoute = withDefaults({
  has_image: true,
  climb_count: 0,
  user_sends: 0,
  user_attempts: 0,
  version: 0,
});

export const normalizeRoutes = mapArray(normalizeRoute);

export const normalizeClimbs = mapArray(withDefaults({ activity: null }));

export const normalizeUser = withDefaults({ home_gym: null, about: "" });

/** Turns a plain array into the list by id, with its display order. */
export const normalizeCircuits = (body: unknown) => {
  if (!Array.isArray(body)) return body;
  // Only names and ids are read here. The contract's schema validates the rest afterwards.
  const ordered = sortCircuits(body as Circuit[]);
  return {
    data: Object.fromEntries(ordered.map((circuit) => [circuit.id, circuit])),
    order: ordered.map((circuit) => circuit.id),
  };
};
