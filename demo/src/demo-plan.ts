import { addMs, DAY_MS } from "./dates.ts";
import { createDemoId } from "./demo-id.ts";
import { gymDesigns } from "./gyms/gyms.ts";
import { type History, planHistory } from "./history/history.ts";
import { type CircuitPlan, planCircuits } from "./plan/circuits.ts";
import type { GymDesign } from "./plan/gym-design.ts";
import { type NotePlan, planNotes } from "./plan/notes.ts";
import { planReports, type ReportPlan } from "./plan/reports.ts";
import { planRoutes, type RoutePlan } from "./plan/routes.ts";
import { planUsers, type UserPlan } from "./plan/users.ts";

/** All data of the demo except images and passwords. */
export interface DemoPlan {
  readonly now: Date;
  readonly gyms: readonly GymPlan[];
}

/** A gym, and the users whose home gym it is. They climb only there. */
export interface GymPlan {
  readonly id: string;
  readonly design: GymDesign;
  readonly created: Date;
  readonly circuits: readonly CircuitPlan[];
  readonly users: readonly UserPlan[];
  readonly routes: readonly RoutePlan[];
  readonly history: History;
  readonly notes: readonly NotePlan[];
  readonly reports: readonly ReportPlan[];
}

/** The plan depends only on `now`. No date in it is later than `now`. */
export const planDemo = (now: Date): DemoPlan => ({
  now,
  gyms: gymDesigns.map((design) => planGym(design, now)),
});

function planGym(design: GymDesign, now: Date): GymPlan {
  // A gym is older than any user account.
  const created = addMs(now, -400 * DAY_MS);
  const circuits = planCircuits(design, created);
  const users = planUsers(design, now);
  const routes = planRoutes(design, circuits, now);
  return {
    id: createDemoId(`${design.labelPrefix}gym`, created),
    design,
    created,
    circuits,
    users,
    routes,
    history: planHistory(users, routes, now),
    notes: planNotes(design.notes, { users, routes, now }),
    reports: planReports({ users, routes, now }),
  };
}
