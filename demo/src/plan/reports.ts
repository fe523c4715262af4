import type { ReportPart, ReportReason } from "@topout/shared/contract";

import { addMs, HOUR_MS } from "../dates.ts";
import { createDemoId } from "../demo-id.ts";
import type { RoutePlan } from "./routes.ts";
import type { UserPlan } from "./users.ts";

/** The reports on one subject: a part of a profile, or a route. */
export interface ReportPlan {
  readonly id: string;
  readonly subject:
    | { readonly type: "user"; readonly user: UserPlan; readonly part: ReportPart }
    | { readonly type: "route"; readonly route: RoutePlan };
  /** Oldest first. */
  readonly reasons: readonly ReasonPlan[];
  /** Undefined for an open report. */
  readonly decision: DecisionPlan | undefined;
}

export interface ReasonPlan {
  readonly reporter: UserPlan;
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly time: Date;
}

export interface DecisionPlan {
  readonly decision: "keep" | "remove";
  readonly by: UserPlan;
  readonly time: Date;
  /** The text that a removal has taken from a profile. */
  readonly removedText: string | null;
}

/** The person of the open report has a display name that is an advertisement. */
const ADVERTISER = "oscar_w";
const REMOVED_TEXT = "Half-price shoes. Write to me before the sale ends.";

interface ReportContext {
  readonly users: readonly UserPlan[];
  readonly routes: readonly RoutePlan[];
  readonly now: Date;
}

/** Plans an open report, a removed text and a kept route, in the gym with the demo's admin. */
export function planReports({ users, routes, now }: ReportContext): ReportPlan[] {
  const admin = users.find(({ account }) => account === "admin");
  const route = routes.find(({ set }) => !set.replacedAt);
  if (!admin || !route) return [];
  const planning = { admin, find: createFind(users), before: createBefore(now) };
  return [
    planOpenReport(planning),
    planRemovedText(planning),
    planKeptRoute({ ...planning, route }),
  ];
}

interface Planning {
  readonly admin: UserPlan;
  readonly find: (username: string) => UserPlan;
  readonly before: (hours: number) => Date;
}

const createFind = (users: readonly UserPlan[]) => (username: string) => {
  const user = users.find((other) => other.username === username);
  if (!user) throw new Error(`The demo has no user ${username}`);
  return user;
};

const createBefore = (now: Date) => (hours: number) => addMs(now, -hours * HOUR_MS);

const planOpenReport = ({ find, before }: Planning): ReportPlan =>
  toReportPlan("name", {
    subject: { type: "user", user: find(ADVERTISER), part: "name" },
    reasons: [
      { reporter: find("marta_l"), reason: "other", text: null, time: before(9) },
      { reporter: find("tess.m"), reason: "not_climbing", text: null, time: before(5) },
      {
        reporter: find("nadia.k"),
        reason: "not_climbing",
        text: "It is an advert for a shop.",
        time: before(1),
      },
    ],
    decision: undefined,
  });

const planRemovedText = ({ admin, find, before }: Planning): ReportPlan =>
  toReportPlan("about", {
    subject: { type: "user", user: find("callum_r"), part: "about" },
    reasons: [{ reporter: find("wren.t"), reason: "not_climbing", text: null, time: before(72) }],
    decision: { decision: "remove", by: admin, time: before(48), removedText: REMOVED_TEXT },
  });

const planKeptRoute = ({
  admin,
  find,
  before,
  route,
}: Planning & { route: RoutePlan }): ReportPlan =>
  toReportPlan("route", {
    subject: { type: "route", route },
    reasons: [
      {
        reporter: find("ravi_p"),
        reason: "dangerous",
        text: "I landed between the mats.",
        time: before(144),
      },
    ],
    decision: { decision: "keep", by: admin, time: before(120), removedText: null },
  });

function toReportPlan(label: string, plan: Omit<ReportPlan, "id">): ReportPlan {
  const [first] = plan.reasons;
  if (!first) throw new Error("A report has at least one reason");
  return { id: createDemoId(`report:${label}`, first.time), ...plan };
}
