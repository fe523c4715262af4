import { federation } from "@module-federation/vite";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { countUnparsedModules } from "./count-unparsed-modules.ts";

const NOTHING_PARSED = { getModuleInfo: (_id: string): unknown => null };

/** A plugin that returns the information about a module. */
const createPlugin = (name: string) => ({
  name,
  moduleParsed(this: typeof NOTHING_PARSED, { id }: { readonly id: string }): unknown {
    return this.getModuleInfo(id);
  },
});

describe("countUnparsedModules", () => {
  test("makes parseEnd count a module that is imported but not parsed", () => {
    const [plugin] = countUnparsedModules([createPlugin("parseEnd")] as const);

    expect(plugin.moduleParsed.call(NOTHING_PARSED, { id: "/a.ts" })).not.toBeNull();
  });

  test("has a plugin of federation to change", () => {
    // Without this, federation returns no plugins in tests.
    vi.stubEnv("MFE_VITE_NO_TEST_ENV_CHECK", "true");
    onTestFinished(() => void vi.unstubAllEnvs());

    const plugins = federation({ name: "climber", filename: "remoteEntry.js", dts: false });

    expect(plugins.flat()).toContainEqual(
      expect.objectContaining({ name: "parseEnd", moduleParsed: expect.any(Function) }),
    );
  });

  test("does not change other plugins", () => {
    const [plugin] = countUnparsedModules([createPlugin("parseStart")] as const);

    expect(plugin.moduleParsed.call(NOTHING_PARSED, { id: "/a.ts" })).toBeNull();
  });
});
