import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { health } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { getCommand, getValues, parseDockerfile, requireStage } from "../image/parse-dockerfile.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(resolve(root, file), "utf8");
const stages = parseDockerfile(await read("Dockerfile"));
const program = requireStage(stages, "program");

describe("the Dockerfile", () => {
  test("packs, installs and runs the package in separate stages", async () => {
    const { scripts } = JSON.parse(await read("package.json")) as { scripts: object };
    const [, script] =
      /^npm run (\S+)$/.exec(getValues(requireStage(stages, "build"), "RUN")[0] ?? "") ?? [];

    expect(stages.map(({ name, base }) => `${base} ${name}`)).toEqual([
      "node:24-bookworm-slim build",
      "node:24-bookworm-slim install",
      "debian:bookworm-slim program",
      "program program-with-ffmpeg",
    ]);
    expect(script).toBeDefined();
    expect(scripts).toHaveProperty(script ?? "");
    expect(getValues(program, "COPY").filter((value) => !value.startsWith("--from="))).toEqual([
      "tooling/image/check-health.mjs /opt/topout/check-health.mjs",
    ]);
  });

  test("ends each image as an unprivileged user", () => {
    const ffmpeg = requireStage(stages, "program-with-ffmpeg");

    expect(getValues(program, "USER")).toEqual(["topout"]);
    expect(getValues(ffmpeg, "USER").at(-1)).toBe("topout");
  });

  test("starts the program, and checks its health", async () => {
    const check = await read("tooling/image/check-health.mjs");

    expect(getCommand(program, "CMD")).toEqual(["topout", "start"]);
    expect(getCommand(program, "HEALTHCHECK")).toEqual(["node", "/opt/topout/check-health.mjs"]);
    expect(check).toContain(`/api${health.check.path}`);
  });

  test("copies no installed, built or secret files into the build", async () => {
    const ignored = (await read(".dockerignore")).split("\n");

    expect(ignored).toEqual(
      expect.arrayContaining([
        ".git",
        ".toolchain",
        "**/node_modules",
        "**/dist",
        "**/data",
        "secrets",
        "**/.env",
      ]),
    );
  });
});
