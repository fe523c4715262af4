import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { Environment } from "@topout/api/environment";
import { describe, expect, test } from "vitest";

import { parseComposeFile, type Service } from "./compose-file.ts";

const root = resolve(import.meta.dirname, "../..");
const text = await readFile(resolve(root, "docs/fleet/compose.yaml"), "utf8");
const dockerfile = await readFile(resolve(root, "docs/fleet/Dockerfile"), "utf8");
const { services } = parseComposeFile(text);
const programs = Object.values(services).filter(({ image }) => image.startsWith("topout:"));

/** The settings of a service, without those that the operator sets. */
const getSettings = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => !value.includes("${")));

describe("the compose file", () => {
  test("has the services of the program", () => {
    expect(Object.keys(services)).toEqual(["database", "migrate", "api", "worker"]);
    expect(programs).toHaveLength(3);
  });

  test.each([
    { change: ["    command:", "    comand:"], error: "comand" },
    { change: ["\nvolumes:", "\nvolume:"], error: "volume" },
    { change: [':8080"', ':eighty"'], error: "ports" },
    { change: ["service_healthy", "healthy"], error: "condition" },
    { change: ["      migrate:\n", "      migration:\n"], error: "migration is missing" },
    { change: ["- database:/", "- data:/"], error: "data is missing" },
  ])("is rejected after the change $change", ({ change: [part = "", replacement = ""], error }) => {
    expect(text).toContain(part);

    expect(() => parseComposeFile(text.replace(part, replacement))).toThrow(error);
  });

  test("names only variables that the program reads, with valid values", () => {
    for (const program of programs) {
      expect(Object.keys(Environment.shape)).toEqual(
        expect.arrayContaining(Object.keys(program.environment ?? {})),
      );
      expect(Environment.safeParse(getSettings(program)).error).toBeUndefined();
    }
  });

  test("publishes the port of the API", () => {
    const api = services["api"];
    const { PORT } = Environment.parse(api && getSettings(api));

    expect(api?.ports?.map((port) => port.split(":").at(-1))).toEqual([String(PORT)]);
  });

  test("runs commands whose files exist", () => {
    const files = programs.flatMap(({ command = [] }) => command.slice(1, 2));

    expect(files).toHaveLength(1);
    for (const file of files) expect(existsSync(resolve(root, file))).toBe(true);
  });
});

test("the Dockerfile names only variables that the program reads, with valid values", () => {
  const [, settings = ""] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const env = Object.fromEntries(settings.split(" ").map((setting) => setting.split("=")));

  expect(Object.keys(env)).toEqual(["HOST", "DATA_DIR", "MIGRATE"]);
  expect(Environment.strict().safeParse(env).error).toBeUndefined();
});
