import { beforeEach, expect, test } from "vitest";

import { readStoredPreferences, storePreferences } from "@topout/shared/first-load";
import { paths } from "@topout/shared/paths";

import { selectLinkedGym } from "./select-linked-gym.ts";

beforeEach(() => {
  storePreferences({ ...readStoredPreferences(), gymId: "gym-1", sort: "grade" });
});

const selectAt = (path: string) => {
  history.replaceState(null, "", path);
  selectLinkedGym();
  return readStoredPreferences();
};

test("a link to the dashboard of a gym selects it, and keeps the other preferences", () => {
  expect(selectAt(paths.dashboardOf("gym-2"))).toMatchObject({ gymId: "gym-2", sort: "grade" });
});

test.each(["/", "/?gym=", "/feed?gym=gym-2", paths.gymReports("gym-2")])(
  "%s keeps the selected gym",
  (path) => {
    expect(selectAt(path).gymId).toBe("gym-1");
  },
);
