import { describe, expect, test } from "vitest";

import type { Climb } from "@topout/shared/contract";
import type { NewClimb, Operation } from "@topout/shared/platform";

import { applyToClimbs, applyToProjects } from "./pending-operations.ts";

const createNewClimb = (id: string, time: string): NewClimb => ({
  id,
  route: "arete",
  sent: true,
  time,
});
const toStored = (climb: NewClimb): Climb => ({ ...climb, user: "ann", activity: "monday" });

const older = createNewClimb("older", "2026-05-01T18:00:00.000Z");
const newer = createNewClimb("newer", "2026-05-02T18:00:00.000Z");
const log = (climb: NewClimb): Operation => ({ type: "log", climb });
const removal = (climb: NewClimb): Operation => ({ type: "removeClimb", climb });

describe("applyToClimbs", () => {
  test("adds a pending climb in order of time", () => {
    const climbs = applyToClimbs([toStored(newer)], [log(older)]);

    expect(climbs.map(({ id }) => id)).toEqual(["newer", "older"]);
  });

  test("does not add a climb again that the server has stored", () => {
    expect(applyToClimbs([toStored(newer)], [log(newer)])).toEqual([toStored(newer)]);
  });

  test("removes a climb whose removal is pending", () => {
    expect(applyToClimbs([toStored(newer), toStored(older)], [removal(newer)])).toEqual([
      toStored(older),
    ]);
  });
});

test("applyToProjects adds and removes pending projects", () => {
  const toggle = (routeId: string, isProject: boolean): Operation => ({
    type: "toggleProject",
    routeId,
    isProject,
  });

  expect(applyToProjects(["slab"], [toggle("arete", true), toggle("slab", false)])).toEqual([
    "arete",
  ]);
});
