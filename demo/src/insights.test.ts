import {
  computeNaively,
  createLocalStorage,
  createPasswordHasher,
  createTemporaryFolder,
  createTestDatabase,
  startSecondInstance,
} from "@topout/api/package-testing";
import { auth, insights } from "@topout/shared/contract";
import { createGradeParser } from "@topout/shared/domain/grades";
import { expect, onTestFinished, test } from "vitest";

import { createCodedLayout } from "./coded-layout.ts";
import { addMs, DAY_MS, getStartOfDay } from "./dates.ts";
import { type GymPlan, planDemo } from "./demo-plan.ts";
import { insertDemo } from "./insert.ts";
import { toClimbRows } from "./rows.ts";

const TIMEOUT_MS = 120_000;
const PASSWORD = "topout-demo";

/** Starts the API with the demo of this moment, and fetches as a setter. */
async function openDemo(now: Date) {
  const plan = planDemo(now);
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const images = { gyms: new Map(), routes: new Map(), avatars: new Map() };
  await db.transaction((tx) =>
    insertDemo(tx, plan, { images, getPasswordHash: () => passwordHash }),
  );
  const folder = await createTemporaryFolder();
  const fetch = await startSecondInstance({
    url,
    storage: createLocalStorage(folder),
    uploadsDir: await createTemporaryFolder(),
  });
  const body = new URLSearchParams({ username: "setter@topout.example", password: PASSWORD });
  const login = await fetch(`/api${auth.login.path}`, { method: "POST", body });
  const { access_token } = auth.login.response.parse(await login.json());
  return {
    gyms: plan.gyms,
    readInsights: async (gymId: string, since: Date) => {
      const path = `/api/gyms/${gymId}/insights?since=${since.toISOString()}`;
      const response = await fetch(path, { headers: { authorization: `Bearer ${access_token}` } });
      return insights.ofGym.response.parse(await response.json());
    },
  };
}

function computeByHand(gym: GymPlan, since: Date, now: Date) {
  const { grades } = gym.design.gradeScale;
  const targets = new Map(gym.design.gradeTargets.map(({ grade, count }) => [grade, count]));
  const parseGrade = createGradeParser(gym.design.gradeScale);
  const getRow = (grade: string) => {
    const rank = parseGrade(grade);
    return rank ? Math.floor((rank.min + rank.max) / 2) : undefined;
  };
  return computeNaively({
    routes: gym.routes
      .filter(({ set }) => !set.replacedAt)
      .map(({ id, grade, area, set }) => ({ id, row: getRow(grade), area, up: set.date }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    climbs: toClimbRows(gym).map(({ id = "", route_id, user_id, sent, time }) => ({
      id,
      route: route_id,
      user: user_id,
      sent,
      time,
    })),
    grades: grades.map((grade) => ({ grade, target: targets.get(grade) ?? null })),
    areas: createCodedLayout(gym.design).areas,
    since,
    now,
  });
}

test(
  "the insights of the demo equal a computation by hand",
  async () => {
    const now = new Date();
    const { gyms, readInsights } = await openDemo(now);

    for (const days of [7, 90]) {
      const since = getStartOfDay(addMs(now, -days * DAY_MS));
      for (const gym of gyms) {
        expect(await readInsights(gym.id, since)).toEqual(computeByHand(gym, since, now));
      }
    }
  },
  TIMEOUT_MS,
);
