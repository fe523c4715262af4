import { afterEach, describe, expect, test, vi } from "vitest";

import { bundleInline, type InlineScript } from "./bundle-inline.ts";

const bundle = (entry: InlineScript, nodeEnv: string) => {
  vi.stubEnv("NODE_ENV", nodeEnv);
  return bundleInline(entry);
};

afterEach(() => vi.unstubAllEnvs());

describe("bundleInline", () => {
  test.each<InlineScript>(["check-browser", "before-paint", "first-screen"])(
    "returns the same %s in development and in production",
    async (entry) => {
      expect(await bundle(entry, "development")).toBe(await bundle(entry, "production"));
    },
  );

  test("contains the constants of a build module instead of what they derive from", async () => {
    const script = await bundleInline("before-paint");

    expect(script).toContain("/route_setting");
    expect(script).not.toContain("import(");
  });
});
