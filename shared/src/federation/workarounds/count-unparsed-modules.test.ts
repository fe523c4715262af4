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

function createFederation() {
  // Without this, federation returns no plugins in tests.
  vi.stubEnv("MFE_VITE_NO_TEST_ENV_CHECK", "true");
  onTestFinished(() => void vi.unstubAllEnvs());
  return federation({ name: "climber", filename: "remoteEntry.js", dts: false });
}

/** Parses a module that imports one that is not parsed yet. Federation resolves each module that it waits for. */
function listAwaitedModules(plugins: ReturnType<typeof federation>): string[] {
  const resolved: string[] = [];
  const resolve = async (id: string) => void resolved.push(id);
  const parseEnd = plugins.flat().find((plugin) => Object(plugin).name === "parseEnd");
  const module = { id: "/a.ts", importedIds: ["/b.ts"], dynamicallyImportedIds: [] };
  Object(parseEnd).moduleParsed.call({ ...NOTHING_PARSED, resolve }, module);
  return resolved;
}

describe("countUnparsedModules", () => {
  test("makes parseEnd count a module that is imported but not parsed", () => {
    const [plugin] = countUnparsedModules([createPlugin("parseEnd")] as const);

    expect(plugin.moduleParsed.call(NOTHING_PARSED, { id: "/a.ts" })).not.toBeNull();
  });

  test("is still needed: federation itself does not wait for such a module", () => {
    expect(listAwaitedModules(createFederation())).toEqual([]);
    expect(listAwaitedModules(countUnparsedModules(createFederation()))).toEqual(["/b.ts"]);
  });

  test("does not change other plugins", () => {
    const [plugin] = countUnparsedModules([createPlugin("parseStart")] as const);

    expect(plugin.moduleParsed.call(NOTHING_PARSED, { id: "/a.ts" })).toBeNull();
  });
});
