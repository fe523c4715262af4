import type { Activity, CircuitTally, Route } from "@topout/shared/contract";
import { compareText, groupBy, sortCircuits } from "@topout/shared/domain";

interface Send {
  readonly route: Route;
  readonly time: string;
}

type OlderActivity = Omit<Activity, "climbs" | "num_sends" | "tallies" | "num_reactions"> & {
  readonly climbs: readonly Send[];
};

/** An older server lists every send of an activity separately, and has no totals. */
export const normalizeActivityPage = (body: unknown): unknown => {
  const { data } = Object(body) as { readonly data?: unknown };
  // The contract's schema validates the result afterwards.
  return Array.isArray(data) ? { ...Object(body), data: data.map(normalizeActivity) } : body;
};

const normalizeActivity = (activity: Activity | OlderActivity): unknown =>
  isOlder(activity) ? addTotals(activity) : activity;

const isOlder = (activity: Activity | OlderActivity | null): activity is OlderActivity =>
  !Object.hasOwn(Object(activity), "tallies") &&
  Array.isArray(activity?.climbs) &&
  activity.climbs.every((climb: Send | null) => climb?.route);

const addTotals = (activity: OlderActivity) => ({
  num_reactions: activity.reactions?.length,
  ...activity,
  climbs: groupSendsByRoute(activity.climbs),
  num_sends: activity.climbs.length,
  tallies: toTallies(activity.climbs),
});

const groupSendsByRoute = (sends: readonly Send[]): Activity["climbs"] =>
  [...groupBy(sends, ({ route }) => route.id).values()]
    .flatMap((group) => {
      const last = group.reduce((a, b) => (b.time > a.time ? b : a));
      return { ...last, sends: group.length };
    })
    .sort((a, b) => compareText(b.time, a.time));

/** An older server does not send the names of circuits. Most circuits have the name of their colour. */
const toTallies = (sends: readonly Send[]): CircuitTally[] =>
  sortCircuits(
    [...groupBy(sends, ({ route }) => route.circuit_id)].map(([circuit_id, group]) => {
      const color = group[0]?.route.color ?? "black";
      const name = color.charAt(0).toUpperCase() + color.slice(1);
      return { circuit_id, name, color, sends: group.length };
    }),
  );
