import type { Stage } from "./stages.ts";

/** Returns the listed stages. Without a list, returns all stages whose packages are installed. */
export function selectStages<S extends Pick<Stage, "name" | "findMissing">>(
  stages: readonly S[],
  only: readonly string[],
): readonly S[] {
  if (only.length === 0) return stages.filter(canRun);
  const names = stages.map(({ name }) => name);
  const unknownName = only.find((name) => !names.includes(name));
  if (unknownName) throw new Error(`Unknown stage ${unknownName}. Stages: ${names.join(", ")}.`);
  return stages.filter(({ name }) => only.includes(name));
}

function canRun({ name, findMissing }: Pick<Stage, "name" | "findMissing">): boolean {
  const missing = findMissing?.() ?? [];
  if (missing.length === 0) return true;
  console.log(
    `Skipping ${name}, because these packages are not installed: ${missing.join(", ")}. \`npm run test:browsers\` installs them and runs it.`,
  );
  return false;
}
