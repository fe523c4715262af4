/** What an older server, or another that speaks the same wire, sends less or otherwise. */
import type { Circuit } from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown) => Object(value) as Fields;

const withDefaults = (defaults: Fields) => (answer: unknown) => ({
  ...defaults,
  ...fieldsOf(answer),
});

const mapArray = (upgrade: (item: unknown) => unknown) => (answer: unknown) =>
  Array.isArray(answer) ? answer.map(upgrade) : answer;

export const normalizeGym = (answer: unknown) => {
  const gym = { has_image: true, version: 0, about: "", ...fieldsOf(answer) };
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

/** A bare array becomes the keyed list, in the display order of the spec. */
export const normalizeCircuits = (answer: unknown) => {
  if (!Array.isArray(answer)) return answer;
  // Only names and ids are touched here; the contract's schema checks the rest next.
  const ordered = sortCircuits(answer as Circuit[]);
  return {
    data: Object.fromEntries(ordered.map((circuit) => [circuit.id, circuit])),
    order: ordered.map((circuit) => circuit.id),
  };
};
