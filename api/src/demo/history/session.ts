import { after, MINUTE } from "../moments.ts";
import type { Person } from "../plan/people.ts";
import type { RoutePlan } from "../plan/routes.ts";
import type { Random } from "../random.ts";
import type { Go, Tries } from "./go.ts";

/** What somebody has done so far, by route id. */
export interface Past {
  readonly falls: number;
  readonly sent: boolean;
}

/** With fewer routes than this on the walls, a visit has fewer climbs. */
const FULL = 45;
/** What attracts less is left alone. */
const BORING = 0.012;

const untouched: Past = { falls: 0, sent: false };

/** What somebody tries on one visit: mostly what is new to them and near their limit. */
export function chooseTries(
  { level, habit }: Person,
  { open, before }: { open: readonly RoutePlan[]; before: ReadonlyMap<string, Past> },
  random: Random,
): Tries[] {
  const form = level + random.normal() * 0.35;
  const most = Math.round((random.between(4, 7) + habit * 1.2) * Math.min(1, open.length / FULL));
  return open
    .map((route) => {
      const past = before.get(route.id) ?? untouched;
      const attracts = attraction(form - route.difficulty, past);
      return { route, past, attracts, appeal: random.next() ** (1 / attracts) };
    })
    .filter(({ attracts }) => attracts > BORING)
    .toSorted((a, b) => b.appeal - a.appeal)
    .slice(0, most)
    .toSorted((a, b) => a.route.difficulty - b.route.difficulty + random.normal() * 0.6)
    .map(({ route, past }) => attempt(route, form - route.difficulty, { past, random }));
}

/** `margin` is how far one climbs above the route's grade: what is too hard puts off more than what is too easy. */
function attraction(margin: number, { sent, falls }: Past): number {
  const spread = margin < 0.5 ? 1.15 : 4.4;
  const fits = Math.exp(-(((margin - 0.5) / spread) ** 2));
  if (sent) return fits * 0.03;
  return falls > 0 ? fits * 1.5 : fits;
}

function attempt(
  route: RoutePlan,
  margin: number,
  { past, random }: { past: Past; random: Random },
): Tries {
  const patience = random.whole(1, margin < 0 ? 4 : 3);
  for (let fall = 0; fall < patience; fall++) {
    const learned = (past.falls + fall) * 0.3 + (past.sent ? 1.5 : 0);
    if (random.chance(1 / (1 + Math.exp(-(margin * 1.7 + learned - 0.3))))) {
      return { route, falls: fall, sent: true };
    }
  }
  return { route, falls: patience, sent: false };
}

/** Puts a visit's tries on the clock, with rests between them. */
export function onTheClock(
  person: Person,
  { start, tries }: { start: Date; tries: readonly Tries[] },
  random: Random,
): Go[] {
  let time = after(start, random.between(6, 14) * MINUTE);
  return tries.flatMap(({ route, falls, sent }) => {
    time = after(time, random.between(2, 5) * MINUTE);
    return Array.from({ length: falls + (sent ? 1 : 0) }, (_, index) => {
      time = after(time, Math.round(random.between(1.2, 3.5) * MINUTE));
      return { person, route, sent: sent && index === falls, time };
    });
  });
}
