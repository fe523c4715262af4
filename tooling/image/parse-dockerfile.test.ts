import { describe, expect, test } from "vitest";

import { getCommand, getVariables, parseDockerfile, requireStage } from "./parse-dockerfile.ts";

const TEXT = `# A comment.
FROM debian AS base
ENV A=1
# Between instructions.
RUN install \\
  && clean
FROM base AS program
ENV URL=a=b
HEALTHCHECK --interval=5s CMD ["node", "check.mjs"]
CMD ["topout", "start"]
`;

describe("parseDockerfile", () => {
  test("returns the stages with their instructions, without comments", () => {
    expect(parseDockerfile(TEXT)[0]).toEqual({
      name: "base",
      base: "debian",
      instructions: [
        { name: "ENV", value: "A=1" },
        { name: "RUN", value: "install && clean" },
      ],
    });
  });

  test("returns variables and commands of a stage", () => {
    const program = requireStage(parseDockerfile(TEXT), "program");

    expect(getVariables(program)).toEqual({ URL: "a=b" });
    expect(getCommand(program, "CMD")).toEqual(["topout", "start"]);
    expect(getCommand(program, "HEALTHCHECK")).toEqual(["node", "check.mjs"]);
  });

  test.each([
    ["FROM debian\n", "has no name"],
    ["RUN a\n", "precedes FROM"],
    ["FROM a AS b\nrun c\n", "Not an instruction: run c"],
  ])("rejects %j", (text, message) => {
    expect(() => parseDockerfile(text)).toThrow(message);
  });

  test("rejects a missing stage, and a command without an array", () => {
    const stages = parseDockerfile("FROM a AS b\nCMD topout start\n");

    expect(() => requireStage(stages, "c")).toThrow("no stage c");
    expect(() => getCommand(requireStage(stages, "b"), "CMD")).toThrow("no CMD with an array");
  });
});
