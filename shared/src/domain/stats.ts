import type { CircuitColor, Stats } from "@topout/shared/contract";

import { sortCircuits } from "./circuits.ts";
import { groupBy } from "./group-by.ts";
import { getLastMonths, getMonth } from "./months.ts";
import { compareText } from "./compare-text.ts";
import { compareNaturally } from "./natural-order.ts";
import { parseStyleTags } from "./style-tags.ts";
import { getTriesPerSend, type TryCounts } from "./tries/count-tries.ts";

/** One climber's sends in one month, of routes with the same circuit, location and style. */
export interface RouteSends {
  /** `YYYY-MM` in the gym's time zone. Null if it is older than the months of the stats. */
  readonly month: string | null;
  readonly sends: number;
  readonly location: string;
  readonly style: string;
  readonly circuit: { readonly id: string; readonly name: string; readonly color: CircuitColor };
  readonly gym: { readonly id: string; readonly name: string; readonly time_zone: string | null };
}

/** All sends of a climber, in all gyms or in one. */
export interface CountedSends {
  readonly sends: readonly RouteSends[];
  readonly tries: TryCounts;
}

/** Computes the stats of a profile. The last month is the current month in the time zone that is furthest ahead. */
export const createStats = ({ sends, tries }: CountedSends, now = new Date()): Stats => ({
  total_sends: sum(sends),
  months: countByMonth(sends, now),
  locations: countLabels(labelLocations(sends)),
  styles: countLabels(
    sends.flatMap((entry) => parseStyleTags(entry.style).map((name) => ({ ...entry, name }))),
  ),
  first_sends: tries.first_sends,
  flashes: tries.flashes,
  tries_per_send: getTriesPerSend(tries),
});

interface SendCount {
  readonly sends: number;
}

interface LabelCount extends SendCount {
  readonly name: string;
}

const sum = (entries: readonly SendCount[]): number =>
  entries.reduce((total, { sends }) => total + sends, 0);

function countByMonth(sends: readonly RouteSends[], now: Date): Stats["months"] {
  const byMonth = groupBy(sends, ({ month }) => month);
  return getLastMonths(getLatestMonth(sends, now)).flatMap((month) =>
    countByCircuit(byMonth.get(month) ?? []).map((entry) => ({ month, ...entry })),
  );
}

/** The current month of the time zone that is furthest ahead. At the turn of a month, the gyms have different months. */
function getLatestMonth(sends: readonly RouteSends[], now: Date): string {
  const timeZones = new Set(sends.map(({ gym }) => gym.time_zone));
  if (timeZones.size === 0) timeZones.add(null);
  return [...timeZones]
    .map((timeZone) => getMonth(now, timeZone))
    .reduce((a, b) => (a > b ? a : b));
}

function countByCircuit(sends: readonly RouteSends[]) {
  const byId = groupBy(sends, ({ circuit }) => circuit.id);
  const circuits = [...byId.values()].flatMap(([entry]) => entry?.circuit ?? []);
  // By id first, because circuits of different gyms can have the same name.
  const sortedCircuits = sortCircuits([...circuits].sort((a, b) => compareText(a.id, b.id)));
  return sortedCircuits.map(({ id, color }) => ({
    circuit_id: id,
    color,
    sends: sum(byId.get(id) ?? []),
  }));
}

/** Adds the gym's name to a location if several gyms have a location with this name. Skips routes without a location. */
function labelLocations(sends: readonly RouteSends[]): LabelCount[] {
  const sendsByLocation = groupBy(sends, ({ location }) => toKey(location));
  sendsByLocation.delete("");
  return [...sendsByLocation.values()].flatMap((entries) => {
    const isShared = new Set(entries.map(({ gym }) => gym.id)).size > 1;
    return entries.map(({ location, gym, sends: count }) => ({
      name: isShared ? `${location.trim()}, ${gym.name}` : location.trim(),
      sends: count,
    }));
  });
}

/** Ignores case. If the spelling differs, the first one in code unit order is used. */
function countLabels(labels: readonly LabelCount[]): Stats["locations"] {
  return [...groupBy(labels, ({ name }) => toKey(name)).values()]
    .map((group) => ({
      name: group.map(({ name }) => name).reduce((a, b) => (a < b ? a : b)),
      sends: sum(group),
    }))
    .sort(
      (a, b) =>
        b.sends - a.sends || compareNaturally(a.name, b.name) || compareText(a.name, b.name),
    );
}

const toKey = (name: string) => name.trim().toLowerCase();
