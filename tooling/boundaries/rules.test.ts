import { afterEach, beforeEach, describe, expect, test } from "vitest";

import rules from "../../.dependency-cruiser.mjs";
import { checkImports } from "./check-imports.ts";
import { Fixture } from "./fixture.ts";

let fixture: Fixture;

const findViolations = async () => (await checkImports(fixture.root, fixture.folders)).violations;

beforeEach(() => {
  fixture = new Fixture();
});

afterEach(() => fixture.remove());

/** The rule, the importing file and the imported path. */
const FORBIDDEN: [rule: string, file: string, importPath: string][] = [
  ["resolvable", "shell/src/x.ts", "@topout/shared/nowhere/deep.ts"],
  ["apps-import-shared-only", "mf-climber/src/x.ts", "../../mf-setter/src/index.ts"],
  ["apps-import-shared-only", "mf-climber/src/x.ts", "../../shell/src/index.ts"],
  ["apps-import-shared-only", "shell/src/x.ts", "../../mf-climber/src/index.ts"],
  ["apps-import-shared-only", "shell/src/x.ts", "../../api/src/app.ts"],
  ["tests-start-the-api", "mf-climber/src/x.test.tsx", "../../api/src/app.ts"],
  ["tests-start-the-api", "shell/src/testing/render.tsx", "../../../mf-climber/src/index.ts"],
  ["api-imports-contract-and-domain-only", "api/src/x.ts", "@topout/shared/api"],
  ["api-imports-contract-and-domain-only", "api/src/x.ts", "../../shell/src/index.ts"],
  ["services-throw-their-own-errors", "api/src/auth/x.ts", "../errors/problem-error.ts"],
  ["program-imports-demo-and-archive", "api/src/features/x.ts", "@topout/demo"],
  ["program-imports-demo-and-archive", "api/src/app.ts", "@topout/archive"],
  ["demo-and-archive-by-exports-of-the-api", "demo/src/x.ts", "@topout/api/auth"],
  ["demo-and-archive-by-exports-of-the-api", "archive/src/x.ts", "../../api/src/app.ts"],
  ["demo-and-archive-by-exports-of-the-api", "archive/src/x.ts", "@topout/demo"],
  ["demo-and-archive-by-exports-of-the-api", "demo/src/x.ts", "@topout/shared/api"],
  ["embedded-postgres-by-public-name", "api/src/x.ts", "../../embedded-postgres/src/launch.ts"],
  ["embedded-postgres-imports-no-package", "embedded-postgres/src/x.ts", "../../api/src/app.ts"],
  ["embedded-postgres-imports-no-package", "embedded-postgres/src/x.ts", "@topout/shared/contract"],
  ["api-layer-features", "api/src/features/x.ts", "../program/a.ts"],
  ["api-layer-features", "api/src/features/x.ts", "../app.ts"],
  ["api-layer-lists", "api/src/lists/x.ts", "../features/a.ts"],
  ["api-layer-http", "api/src/http/x.ts", "../lists/a.ts"],
  ["api-layer-services", "api/src/auth/x.ts", "../http/a.ts"],
  ["api-layer-services", "api/src/media/x.ts", "../http/a.ts"],
  ["api-layer-database", "api/src/database/x.ts", "../auth/a.ts"],
  ["api-layer-base", "api/src/errors/x.ts", "../database/a.ts"],
  ["api-folder-has-a-layer", "api/src/http/x.ts", "../helpers/a.ts"],
  ["shared-imports-no-package", "shared/src/api/x.ts", "../../../shell/src/index.ts"],
  ["shared-imports-no-package", "shared/src/api/x.test.ts", "@topout/api/testing"],
  ["contract-imports-zod-only", "shared/src/contract/x.ts", "@topout/shared/domain"],
  ["contract-imports-zod-only", "shared/src/contract/x.ts", "react"],
  ["server-contract-on-the-server-only", "mf-climber/src/x.ts", "@topout/shared/contract/server"],
  ["server-contract-on-the-server-only", "shared/src/contract/x.ts", "./server/index.ts"],
  [
    "server-contract-on-the-server-only",
    "shared/src/domain/x.ts",
    "@topout/shared/contract/server",
  ],
  ["domain-imports-contract-and-zod-only", "shared/src/domain/x.ts", "@topout/shared/api"],
  ["domain-imports-contract-and-zod-only", "shared/src/domain/x.ts", "node:fs"],
  ["theme-imports-no-ui", "shared/src/theme/x.ts", "@topout/shared/ui"],
  ["ui-imports-no-api", "shared/src/ui/x.ts", "@topout/shared/api"],
  ["entries-by-public-name", "shared/src/ui/x.ts", "../theme/index.ts"],
  ["entries-by-public-name", "shared/src/api/x.ts", "./staff/index.ts"],
  ["entries-by-public-name", "shared/src/api/staff/x.ts", "../index.ts"],
  ["entries-by-public-name", "shared/src/api/staff/x.ts", "../account/index.ts"],
  ["entries-by-public-name", "shared/src/outbox/engine/x.ts", "../port/index.ts"],
  ["platform-by-public-name", "shared/src/outbox/port/x.ts", "../engine/index.ts"],
  ["platform-by-public-name", "shared/src/session/x.ts", "../contract/index.ts"],
  ["stateful-libraries-through-platform", "mf-climber/src/x.ts", "styled-components"],
  ["stateful-libraries-through-platform", "shell/src/x.ts", "react-router-dom"],
  ["stateful-libraries-through-platform", "shared/src/ui/x.ts", "zustand"],
  ["zod-is-mini", "shared/src/contract/x.ts", "zod"],
  ["features-import-no-feature", "mf-climber/src/features/log/x.ts", "../map/index.ts"],
  ["features-import-no-screen", "mf-climber/src/features/log/x.ts", "../../screens/home/index.ts"],
  ["sources-import-no-testing", "mf-climber/src/x.ts", "./testing/render.ts"],
  ["sources-import-no-testing", "api/src/x.ts", "./testing/index.ts"],
  ["sources-import-no-testing", "api/src/x.ts", "@topout/embedded-postgres/testing"],
];

const ALLOWED: [file: string, importPath: string][] = [
  ["shell/src/x.ts", "@topout/shared/api"],
  ["shell/src/x.ts", "react"],
  ["shell/src/x.test.tsx", "react-router-dom"],
  ["mf-climber/src/x.test.tsx", "@topout/api/testing"],
  ["mf-climber/src/testing/api.tsx", "@topout/api/testing"],
  ["mf-climber/src/screens/home/x.ts", "../../features/map/index.ts"],
  ["api/src/x.ts", "@topout/shared/contract/server"],
  ["shared/src/contract/server/x.ts", "../index.ts"],
  ["api/src/x.ts", "@topout/embedded-postgres"],
  ["api/src/program/x.ts", "@topout/demo"],
  ["api/src/program/x.test.ts", "@topout/archive"],
  ["demo/src/x.ts", "@topout/api/database"],
  ["demo/src/x.ts", "@topout/shared/domain"],
  ["archive/src/x.test.ts", "@topout/demo"],
  ["api/src/features/x.ts", "../http/a.ts"],
  ["api/src/http/x.ts", "../auth/a.ts"],
  ["api/src/http/x.test.ts", "../app.ts"],
  ["shared/src/contract/x.ts", "zod/mini"],
  ["shared/src/ui/x.ts", "@topout/shared/theme"],
  ["shared/src/platform/x.ts", "../session/index.ts"],
  ["shared/src/session/x.ts", "zustand"],
  ["shared/src/outbox/port/x.ts", "../../session/index.ts"],
  ["shared/src/outbox/engine/x.ts", "@topout/shared/outbox/port"],
  ["shared/src/api/staff/x.ts", "./y.ts"],
];

function addFolders() {
  fixture.write("api/src/helpers/a.ts", "export const a = 1;");
  fixture.write("api/src/database/index.ts", "export const a = 1;");
  fixture.write("api/src/auth/index.ts", "export const a = 1;");
  fixture.write("mf-climber/src/features/map/index.ts", "export const a = 1;");
  fixture.write("mf-climber/src/screens/home/index.ts", "export const a = 1;");
  fixture.write("mf-climber/src/testing/render.ts", "export const a = 1;");
  for (const folder of [
    "contract/server",
    "session",
    "outbox/port",
    "outbox/engine",
    "api/account",
    "api/staff",
  ]) {
    fixture.write(`shared/src/${folder}/index.ts`, "export const a = 1;");
  }
  fixture.write("shared/src/api/staff/y.ts", "export const a = 1;");
}

describe("the import rules", () => {
  test.each(FORBIDDEN)("%s rejects %s → %s", async (rule, file, importPath) => {
    addFolders();
    fixture.writeImport(file, importPath);

    const violations = await findViolations();

    expect(violations.map((violation) => [violation.rule, violation.from])).toEqual([[rule, file]]);
  });

  test.each(ALLOWED)("allow %s to import %s", async (file, importPath) => {
    addFolders();
    fixture.writeImport(file, importPath);

    expect(await findViolations()).toEqual([]);
  });

  test("no-cycle rejects two files that import each other", async () => {
    fixture.writeImport("shell/src/x.ts", "./y.ts");
    fixture.writeImport("shell/src/y.ts", "./x.ts");

    expect(await findViolatedRules()).toEqual(new Set(["no-cycle"]));
  });

  test("no-folder-cycle rejects two folders that import types from each other", async () => {
    writeFolderCycle("shell/src/one/x.ts");

    expect(await findViolations()).toEqual([
      { rule: "no-folder-cycle", from: "shell/src/one", to: "shell/src/two" },
      { rule: "no-folder-cycle", from: "shell/src/two", to: "shell/src/one" },
    ]);
  });

  test("no-folder-cycle ignores tests", async () => {
    writeFolderCycle("shell/src/one/x.test.ts");

    expect(await findViolations()).toEqual([]);
  });

  test("each have a test case above", () => {
    const testedRules = new Set([
      "no-cycle",
      "no-folder-cycle",
      ...FORBIDDEN.map(([rule]) => rule),
    ]);

    expect(testedRules).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
  });
});

const findViolatedRules = async () => new Set((await findViolations()).map(({ rule }) => rule));

/** Folder `one` imports `two`, and `two` imports `one`, but in other files. So there is no cycle between files. */
function writeFolderCycle(file: string) {
  fixture.write("shell/src/one/a.ts", "export type A = 1;");
  fixture.write("shell/src/two/a.ts", "export type A = 1;");
  fixture.write(file, 'import type { A } from "../two/a.ts";\nexport type B = A;');
  fixture.write("shell/src/two/x.ts", 'import type { A } from "../one/a.ts";\nexport type B = A;');
}

describe("checkImports", () => {
  test("reports how many modules it read", async () => {
    const { modules } = await checkImports(fixture.root, fixture.folders);

    expect(modules).toBeGreaterThan(10);
  });
});
