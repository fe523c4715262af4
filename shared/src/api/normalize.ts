/** Adds fields that an older server does not send, and converts its older formats. */
import type { Circuit } from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown) => Object(value) as Fields;

const addDefaults = (defaults: Fields) => (body: unknown) => ({ ...defaults, ...toFields(body) });

const mapArray = (normalize: (item: unknown) => unknown) => (body: unknown) =>
  Array.isArray(body) ? body.map(normalize) : body;

export const normalizeGym = (body: unknown) => {
  const gym = { has_image: true, version: 0, about: "", time_zone: null, ...toFields(body) };
  const { layout } = gym as Fields;
  return { ...gym, layout: typeof layout === "string" ? (JSON.parse(layout) as unknown) : layout };
};

export const normalizeGyms = mapArray(normalizeGym);

export const normalizeRoute = addDefaults({
  has_image: true,
  climb_count: 0,
  user_sends: 0,
  user_attempts: 0,
  version: 0,
});

export const normalizeRoutes = mapArray(normalizeRoute);

export const normalizeClimbs = mapArray(addDefaults({ activity: null }));

export const normalizeUser = addDefaults({ home_gym: null, about: "" });

/** Converts a plain array from an older server into circuits by id, with their display order. */
export const normalizeCircuits = (body: unknown) => {
  if (!Array.isArray(body)) return body;
  // This code reads only names and ids. The contract's schema validates the result afterwards.
  const sortedCircuits = sortCircuits(body as Circuit[]);
  return {
    data: Object.fromEntries(sortedCircuits.map((circuit) => [circuit.id, circuit])),
    order: sortedCircuits.map((circuit) => circuit.id),
  };
};
