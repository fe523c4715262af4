import type { CircuitColor } from "@topout/shared/contract";

import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";
import { type Random, randomFor } from "../random.ts";
import type { Go, Tries } from "./go.ts";
import { hangs, historyOf } from "./person-history.ts";
import { onTheClock } from "./session.ts";
import { visitsOf } from "./visits.ts";

/** How far the climber whose account everybody may try has come in each current set. */
const progress: Readonly<Record<CircuitColor, Progress>> = {
  green: { sent: 8, fallenOff: 0 },
  blue: { sent: 9, fallenOff: 0 },
  pink: { sent: 8, fallenOff: 1 },
  red: { sent: 4, fallenOff: 2 },
  violet: { sent: 2, fallenOff: 5 },
  orange: { sent: 0, fallenOff: 3 },
  yellow: { sent: 0, fallenOff: 3 },
  black: { sent: 0, fallenOff: 2 },
};

interface Progress {
  readonly sent: number;
  readonly fallenOff: number;
}

/** Their projects are the first route that they have fallen off in each of these circuits. */
const projectColors: ReadonlySet<CircuitColor> = new Set(["pink", "red", "violet", "orange"]);

/** The account's climbs: made up like everybody's in the older sets, told here in the current ones. */
export function accountHistory(person: Person, routes: readonly RoutePlan[], now: Date): Go[] {
  const older = routes.filter(({ set }) => set.until);
  const random = randomFor(`account:${person.username}`);
  const opened = new Date(Math.min(...routes.map(({ set }) => set.date.getTime())));
  const visits = visitsOf(person, opened, now);
  const told = Map.groupBy(tell(routes, visits, random), ({ start }) => start);
  const current = [...told].flatMap(([start, visit]) =>
    onTheClock(person, { start, tries: visit.map(({ tries }) => tries) }, random),
  );
  return [...historyOf(person, older, now), ...current].toSorted(
    (a, b) => a.time.getTime() - b.time.getTime(),
  );
}

/** What was tried on which visit. */
function tell(routes: readonly RoutePlan[], visits: readonly Date[], random: Random) {
  return Object.entries(progress).flatMap(([color, { sent, fallenOff }]) => {
    const current = routes.filter(({ set }) => !set.until && set.circuit.color === color);
    return random
      .shuffled(current)
      .slice(0, sent + fallenOff)
      .toSorted((a, b) => a.difficulty - b.difficulty)
      .flatMap((route, index) => {
        const open = visits.filter((start) => hangs(route, start));
        return index < sent ? topped(route, open, random) : fallen(route, open, random);
      });
  });
}

interface Told {
  readonly start: Date;
  readonly tries: Tries;
}

function topped(route: RoutePlan, visits: readonly Date[], random: Random): Told[] {
  const falls = route.difficulty > 3 ? random.whole(1, 4) : random.pick([0, 0, 0, 1]);
  const start = visits[random.whole(0, visits.length - 1)];
  return start ? [{ start, tries: { route, falls, sent: true } }] : [];
}

function fallen(route: RoutePlan, visits: readonly Date[], random: Random): Told[] {
  return random
    .shuffled(visits)
    .slice(0, random.whole(1, 2))
    .map((start) => ({ start, tries: { route, falls: random.whole(1, 2), sent: false } }));
}

export function accountProjects(goes: readonly Go[]): RoutePlan[] {
  const sent = new Set(goes.filter((go) => go.sent).map(({ route }) => route));
  const fallenOff = new Set(
    goes
      .map(({ route }) => route)
      .filter(({ set }) => !set.until && projectColors.has(set.circuit.color)),
  ).difference(sent);
  return [...Map.groupBy(fallenOff, ({ set }) => set).values()].flatMap((list) => list.slice(0, 1));
}
