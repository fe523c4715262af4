import type { Stage } from "../stages.ts";
import type { Affected } from "./find-affected.ts";

/** Removes the builds and tests of packages that are not affected. The other stages check the whole repository. */
export const limitStages = (stages: readonly Stage[], affected: Affected): Stage[] =>
  stages.flatMap((stage) => {
    switch (stage.name) {
      case "unit":
        return limitUnitTests(stage, affected);
      case "build":
      case "package":
      case "size":
        return affected.build.length > 0 || hasJourneys(affected) ? [stage] : [];
      case "e2e":
      case "all-journeys":
      case "other-browsers":
      case "all-browsers":
        return hasJourneys(affected) ? [stage] : [];
      default:
        return [stage];
    }
  });

const WITHOUT_UNIT_TESTS: ReadonlySet<string> = new Set(["bench", "e2e"]);

const hasJourneys = ({ test }: Affected): boolean => test.includes("e2e");

function limitUnitTests(stage: Stage, { test }: Affected): Stage[] {
  const projects = new Set(
    test.filter((folder) => !WITHOUT_UNIT_TESTS.has(folder)).map(getProjectPattern),
  );
  if (projects.size === 0) return [];
  const filters = [...projects].map((project) => `--project=${project}`);
  const [run = [], ...others] = stage.commands;
  // The check of all recorded responses needs all tests of the API.
  return [{ ...stage, commands: [[...run, ...filters], ...(projects.has("api*") ? others : [])] }];
}

/** Returns a pattern for the Vitest projects of a folder. `tooling` includes its inner packages. */
const getProjectPattern = (folder: string) => `${folder.split("/")[0]}*`;
