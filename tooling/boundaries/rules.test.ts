import { afterEach, beforeEach, describe, expect, test } from "vitest";

import rules from "../../.dependency-cruiser.mjs";
import { checkImports } from "./check-imports.ts";
import { Fixture } from "./fixture.ts";

let suite: Fixture;

const violations = async () => (await checkImports(suite.root, suite.folders)).violations;

beforeEach(() => {
  suite = new Fixture();
});

afterEach(() => suite.remove());

/** rule, importing file, what it imports */
const BROKEN: [rule: string, file: string, imported: string][] = [
  ["resolvable", "shell/src/x.ts", "@topout/shared/nowhere/deep.ts"],
  ["apps-know-shared-only", "mf-climber/src/x.ts", "../../mf-setter/src/index.ts"],
  ["apps-know-shared-only", "mf-climber/src/x.ts", "../../shell/src/index.ts"],
  ["apps-know-shared-only", "shell/src/x.ts", "../../mf-climber/src/index.ts"],
  ["apps-know-shared-only", "shell/src/x.ts", "../../api/src/app.ts"],
  ["tests-start-the-api", "mf-climber/src/x.test.tsx", "../../api/src/app.ts"],
  ["tests-start-the-api", "shell/src/testing/render.tsx", "../../../mf-climber/src/index.ts"],
  ["api-knows-contract-and-domain-only", "api/src/x.ts", "@topout/shared/api"],
  ["api-knows-contract-and-domain-only", "api/src/x.ts", "../../shell/src/index.ts"],
  ["embedded-postgres-by-public-name", "api/src/x.ts", "../../embedded-postgres/src/launch.ts"],
  ["embedded-postgres-knows-nobody", "embedded-postgres/src/x.ts", "../../api/src/app.ts"],
  ["embedded-postgres-knows-nobody", "embedded-postgres/src/x.ts", "@topout/shared/contract"],
  ["shared-knows-nobody", "shared/src/api/x.ts", "../../../shell/src/index.ts"],
  ["shared-knows-nobody", "shared/src/api/x.test.ts", "@topout/api/testing"],
  ["contract-knows-zod-only", "shared/src/contract/x.ts", "@topout/shared/domain"],
  ["contract-knows-zod-only", "shared/src/contract/x.ts", "react"],
  ["domain-knows-contract-and-zod-only", "shared/src/domain/x.ts", "@topout/shared/api"],
  ["domain-knows-contract-and-zod-only", "shared/src/domain/x.ts", "node:fs"],
  ["theme-knows-no-ui", "shared/src/theme/x.ts", "@topout/shared/ui"],
  ["ui-knows-no-api", "shared/src/ui/x.ts", "@topout/shared/api"],
  ["entries-by-public-name", "shared/src/ui/x.ts", "../theme/index.ts"],
  ["platform-by-public-name", "shared/src/session/x.ts", "../contract/index.ts"],
  ["stateful-libraries-through-platform", "mf-climber/src/x.ts", "styled-components"],
  ["stateful-libraries-through-platform", "shell/src/x.ts", "react-router-dom"],
  ["stateful-libraries-through-platform", "shared/src/ui/x.ts", "zustand"],
  ["zod-is-mini", "shared/src/contract/x.ts", "zod"],
  ["features-know-no-feature", "mf-climber/src/features/log/x.ts", "../map/index.ts"],
  ["features-know-no-screen", "mf-climber/src/features/log/x.ts", "../../screens/home/index.ts"],
  ["sources-know-no-testing", "mf-climber/src/x.ts", "./testing/render.ts"],
  ["sources-know-no-testing", "api/src/x.ts", "./testing/index.ts"],
  ["sources-know-no-testing", "api/src/x.ts", "@topout/embedded-postgres/testing"],
];

const ALLOWED: [file: string, imported: string][] = [
  ["shell/src/x.ts", "@topout/shared/api"],
  ["shell/src/x.ts", "react"],
  ["mf-climber/src/x.test.tsx", "@topout/api/testing"],
  ["mf-climber/src/testing/api.tsx", "@topout/api/testing"],
  ["mf-climber/src/screens/home/x.ts", "../../features/map/index.ts"],
  ["api/src/x.ts", "@topout/shared/contract"],
  ["api/src/x.ts", "@topout/embedded-postgres"],
  ["shared/src/contract/x.ts", "zod/mini"],
  ["shared/src/ui/x.ts", "@topout/shared/theme"],
  ["shared/src/platform/x.ts", "../session/index.ts"],
  ["shared/src/session/x.ts", "zustand"],
];

function addRemotesInsides() {
  suite.write("mf-climber/src/features/map/index.ts", "export const a = 1;");
  suite.write("mf-climber/src/screens/home/index.ts", "export const a = 1;");
  suite.write("mf-climber/src/testing/render.ts", "export const a = 1;");
  suite.write("shared/src/session/index.ts", "export const a = 1;");
}

describe("the import rules", () => {
  test.each(BROKEN)("%s refuses %s → %s", async (rule, file, imported) => {
    addRemotesInsides();
    suite.link(file, imported);

    const broken = await violations();

    expect(broken.map((violation) => [violation.rule, violation.from])).toEqual([[rule, file]]);
  });

  test.each(ALLOWED)("let %s import %s", async (file, imported) => {
    addRemotesInsides();
    suite.link(file, imported);

    expect(await violations()).toEqual([]);
  });

  test("no-cycle refuses two files that import each other", async () => {
    suite.link("shell/src/x.ts", "./y.ts");
    suite.link("shell/src/y.ts", "./x.ts");

    const broken = await violations();

    expect(new Set(broken.map(({ rule }) => rule))).toEqual(new Set(["no-cycle"]));
  });

  test("are each broken once above", () => {
    const seeded = new Set(["no-cycle", ...BROKEN.map(([rule]) => rule)]);

    expect(seeded).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
  });
});

describe("cruiseImports", () => {
  test("says how many modules it read, so that reading none cannot pass", async () => {
    const { modules } = await checkImports(suite.root, suite.folders);

    expect(modules).toBeGreaterThan(10);
  });
});
