import { describe, expect, test } from "vitest";

import { countUnparsedModules } from "./count-unparsed-modules.ts";

const NOTHING_READ = { getModuleInfo: (_id: string): unknown => null };

/** A plugin that says whether it takes a module for known. */
const plugin = (name: string) => ({
  name,
  moduleParsed(this: typeof NOTHING_READ, { id }: { readonly id: string }): unknown {
    return this.getModuleInfo(id);
  },
});

describe("wholeGraph", () => {
  test("makes federation count what is imported but not read yet", () => {
    const [counting] = countUnparsedModules([plugin("parseEnd")] as const);

    expect(counting.moduleParsed.call(NOTHING_READ, { id: "/a.ts" })).not.toBeNull();
  });

  test("leaves every other plugin as it is", () => {
    const [other] = countUnparsedModules([plugin("parseStart")] as const);

    expect(other.moduleParsed.call(NOTHING_READ, { id: "/a.ts" })).toBeNull();
  });
});
