export interface Instruction {
  /** In upper case, such as `COPY`. */
  readonly name: string;
  readonly value: string;
}

export interface Stage {
  readonly name: string;
  /** An image, or the name of an earlier stage. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/**
 * Parses the instructions of a Dockerfile, without heredocs and escapes.
 * @throws {Error} if a line is no instruction, or if a stage has no name.
 */
export function parseDockerfile(text: string): Stage[] {
  const stages: (Stage & { readonly instructions: Instruction[] })[] = [];
  const lines = text.replaceAll(/^\s*#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  for (const line of lines.split("\n").filter((content) => content.trim() !== "")) {
    const { name, value } = parseInstruction(line);
    if (name === "FROM") {
      const { base, stage } = /^(?<base>\S+) AS (?<stage>\S+)$/.exec(value)?.groups ?? {};
      if (base === undefined || stage === undefined) {
        throw new Error(`A stage has no name: ${line}`);
      }
      stages.push({ name: stage, base, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${name} precedes FROM`);
      stage.instructions.push({ name, value });
    }
  }
  return stages;
}

function parseInstruction(line: string): Instruction {
  const { name, value } = /^(?<name>[A-Z]+) (?<value>.+)$/.exec(line)?.groups ?? {};
  if (name === undefined || value === undefined) throw new Error(`Not an instruction: ${line}`);
  return { name, value };
}

/** @throws {Error} if there is no stage with this name. */
export function requireStage(stages: readonly Stage[], name: string): Stage {
  const stage = stages.find((candidate) => candidate.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
}

/** Returns the values of all instructions with this name. */
export const getValues = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ value }) => value);

/** Returns the words of the JSON array in the last instruction with this name, such as `CMD ["topout", "start"]`. */
export function getCommand(stage: Stage, name: string): string[] {
  const { list } =
    /(?:^|CMD )(?<list>\[.*\])$/.exec(getValues(stage, name).at(-1) ?? "")?.groups ?? {};
  if (list === undefined) throw new Error(`The stage ${stage.name} has no ${name} with an array`);
  return JSON.parse(list) as string[];
}

/** Returns the variables that the stage sets. */
export const getVariables = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    getValues(stage, "ENV").map((value) => {
      const end = value.indexOf("=");
      return [value.slice(0, end), value.slice(end + 1)];
    }),
  );
