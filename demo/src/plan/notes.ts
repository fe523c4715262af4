import type { NoteKind } from "@topout/shared/contract";

import { addMs, HOUR_MS } from "../dates.ts";
import { createDemoId } from "../demo-id.ts";
import type { NoteDesign } from "./note-design.ts";
import type { RoutePlan } from "./routes.ts";
import type { UserPlan } from "./users.ts";

export interface NotePlan {
  readonly id: string;
  readonly route: RoutePlan;
  readonly user: UserPlan;
  readonly kind: NoteKind;
  readonly text: string | null;
  readonly time: Date;
  readonly doneAt: Date | null;
}

interface NoteContext {
  readonly users: readonly UserPlan[];
  readonly routes: readonly RoutePlan[];
  readonly now: Date;
}

export const planNotes = (designs: readonly NoteDesign[], context: NoteContext): NotePlan[] =>
  designs.flatMap((design) => planNotesOfRoute(design, context));

function planNotesOfRoute(
  { circuit, number, kind, notes, doneHoursAgo }: NoteDesign,
  { users, routes, now }: NoteContext,
): NotePlan[] {
  const name = `${circuit.charAt(0)}${number}`;
  const route = routes.find(
    ({ set, ...other }) => !set.replacedAt && set.circuit.name === circuit && other.name === name,
  );
  if (!route) throw new Error(`The demo has no route ${name} in ${circuit}`);
  const getTime = (hoursAgo: number) => addMs(now, -hoursAgo * HOUR_MS);
  return notes.map(([username, hoursAgo, text = null]) => {
    const user = users.find((other) => other.username === username);
    if (!user) throw new Error(`The demo has no user ${username}`);
    const time = getTime(hoursAgo);
    const doneAt = doneHoursAgo === undefined ? null : getTime(doneHoursAgo);
    const id = createDemoId(`note:${route.label}:${kind}:${username}`, time);
    return { id, route, user, kind, text, time, doneAt };
  });
}
