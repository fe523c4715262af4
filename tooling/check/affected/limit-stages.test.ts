import { describe, expect, test } from "vitest";

import { getStages } from "../stages.ts";
import { limitStages } from "./limit-stages.ts";

const stages = getStages(import.meta.dirname);

const limit = (build: string[], tested: string[]) => limitStages(stages, { build, test: tested });
const getNames = (limited: ReturnType<typeof limit>) => limited.map(({ name }) => name);
const getUnitCommands = (limited: ReturnType<typeof limit>) =>
  limited.find(({ name }) => name === "unit")?.commands.map((command) => command.at(-1));

describe("limitStages", () => {
  test("runs the unit tests of the affected packages only", () => {
    const limited = limit(["mf-climber"], ["bench", "mf-climber", "e2e"]);

    expect(getNames(limited)).toEqual(getNames(stages));
    expect(getUnitCommands(limited)).toEqual(["--project=mf-climber*"]);
  });

  test("checks the recorded responses only after all tests of the API", () => {
    expect(getUnitCommands(limit([], ["api"]))).toEqual([
      "--project=api*",
      "api/src/testing/check-responses.ts",
    ]);
  });

  test("neither builds nor runs journeys if no build has changed", () => {
    const names = getNames(limit([], ["mf-admin"]));

    expect(names).toContain("unit");
    expect(names).not.toContain("build");
    expect(names).not.toContain("e2e");
  });

  test("runs no tests if nothing is affected", () => {
    const names = getNames(limit([], []));

    expect(names).toContain("lint");
    expect(names).not.toContain("unit");
  });
});
