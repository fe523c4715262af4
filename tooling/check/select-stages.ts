import type { Stage } from "./stages.ts";

type StageChoice = Pick<Stage, "name" | "findMissing" | "isLong">;

/** Returns the listed stages. Without a list, returns those that are not long and whose packages are installed. */
export function selectStages<S extends StageChoice>(
  stages: readonly S[],
  only: readonly string[],
): readonly S[] {
  if (only.length === 0) return stages.filter((stage) => !stage.isLong && canRun(stage));
  const names = stages.map(({ name }) => name);
  const unknownName = only.find((name) => !names.includes(name));
  if (unknownName) throw new Error(`Unknown stage ${unknownName}. Stages: ${names.join(", ")}.`);
  return stages.filter(({ name }) => only.includes(name));
}

function canRun({ name, findMissing }: StageChoice): boolean {
  const missing = findMissing?.() ?? [];
  if (missing.length === 0) return true;
  console.log(
    `Skipping ${name}, because these packages are not installed: ${missing.join(", ")}. \`npm test -- --only=${name}\` installs them and runs it.`,
  );
  return false;
}
